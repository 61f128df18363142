// Made from docs/openapi.json by a public generator; `npm run openapi` refreshes it. The forms that a server should send, and what it gets.

export type Region = (
  | {
      key: ("california" | "chicago" | "arizona" | "florida") | (string & {});
    }
  | {
      name: (("california" | "chicago" | "arizona" | "florida") | (string & {})) | unknown[];
    }
) & {
  /**
   * Region. Unique in its list.
   */
  key?: string | null;
  /**
   * Two letters.
   */
  abbreviation?: string | null;
  /**
   * Display name.
   */
  name: string;
  /**
   * Valid appointments of today, in weekly mode of the week.
   */
  validAppointments: number;
  /**
   * All events of today, in weekly mode of the week.
   */
  totalEvents: number;
  /**
   * Color token: colors are looked up by the key. No screen reads it.
   */
  color?: unknown;
};
export type RegionsResponse = Region[];
export type TelemarketersResponse = Telemarketer[];
export type Appointment = (
  | {
      customer: string | number | unknown[] | {};
    }
  | {
      customerName: string | number | unknown[] | {};
    }
) &
  (
    | {
        salesRep: string | number | unknown[] | {};
      }
    | {
        field_agent: string | number | unknown[] | {};
      }
  ) & {
    /**
     * Title of the calendar event.
     */
    title: string;
    /**
     * Customer. `customerName` is read as well.
     */
    customer?: string | null;
    /**
     * Second name of `customer`.
     */
    customerName?: string | null;
    /**
     * Region.
     */
    region: ("california" | "chicago" | "arizona" | "florida") | (string & {});
    /**
     * Sales rep. `field_agent` is read as well.
     */
    salesRep?: string | null;
    /**
     * Second name of `salesRep`.
     */
    field_agent?: string | null;
    /**
     * Who booked it.
     */
    telemarketer: string;
    /**
     * When it was booked.
     */
    time: string;
    /**
     * The customer's phone.
     */
    phone?: string | null;
    /**
     * Verdict.
     */
    status: ("valid" | "invalid" | "blocked") | (string & {});
    /**
     * State of the customer.
     */
    state?: string | null;
    /**
     * Analysis of the detected state.
     */
    stateAnalysis?: {
      /**
       * State that was detected.
       */
      detectedState?: (("california" | "chicago" | "arizona" | "florida") | (string & {})) | null;
      /**
       * How sure that is: 'State 99%' (rulings C38).
       */
      confidence?: number | null;
    } | null;
    /**
     * How sure the verdict is: 'Confidence' (rulings C38).
     */
    confidence?: number | null;
    /**
     * Why it is valid or not.
     */
    reason?: string | null;
    /**
     * Kind of verdict.
     */
    type?: string | null;
  };
export type RecentValidationsResponse = RecentValidation[];
export type EndpointsResponse = Endpoint[];
export type InsightsResponse = Insight[];
/**
 * What to do.
 */
export type Texts = string[];
export type WeeklyInsightsResponse = WeeklyInsight[];
/**
 * What could go wrong.
 */
export type Texts1 = string[];
/**
 * What to do.
 */
export type Texts2 = string[];
export type MonthlyInsightsResponse = MonthlyInsight[];
export type AlertsResponse = Alert[];
export type CorrectionsResponse = Correction[];
export type Texts3 = string[];
export type SalesRep = (
  | {
      primaryState: ("california" | "chicago" | "arizona" | "florida") | (string & {});
    }
  | {
      territories: (("california" | "chicago" | "arizona" | "florida") | (string & {})) | unknown[];
    }
) & {
  /**
   * Id. Unique in its list.
   */
  repId: string;
  /**
   * Name.
   */
  repName: string;
  /**
   * Region.
   */
  primaryState?: string | null;
  territories: RegionNames;
  /**
   * Valid appointments of today, in weekly mode of the week.
   */
  appointmentCount: number;
  /**
   * Mean confidence.
   */
  confidence: number;
};
/**
 * Regions.
 */
export type RegionNames = (("california" | "chicago" | "arizona" | "florida") | (string & {}))[];
export type SalesRepsResponse = SalesRep[];
/**
 * Optimizations of the prompt.
 */
export type Texts4 = string[];
/**
 * Adjustments of the confidence.
 */
export type Texts5 = string[];
/**
 * What the patterns tell.
 */
export type Texts6 = string[];

export interface Schemas {
  DashboardResponse: DashboardResponse;
  /**
   * up, down, neutral, stable; another word: the sign of the change counts
   */
  TrendWord: ("up" | "down" | "neutral" | "stable") | (string & {});
  YesterdayComparisonResponse: YesterdayComparisonResponse;
  Week: Week;
  RegionShare: RegionShare;
  Month: Month;
  MonthlyResponse: MonthlyResponse;
  Region: Region;
  RegionsResponse: RegionsResponse;
  Telemarketer: Telemarketer;
  TelemarketersResponse: TelemarketersResponse;
  Appointment: Appointment;
  AppointmentsResponse: AppointmentsResponse;
  RecentValidation: RecentValidation;
  RecentValidationsResponse: RecentValidationsResponse;
  Endpoint: Endpoint;
  EndpointsResponse: EndpointsResponse;
  ImprovementTrend: ImprovementTrend;
  Pattern: Pattern;
  LearningMetricsResponse: LearningMetricsResponse;
  RecommendationsResponse: RecommendationsResponse;
  /**
   * trend, opportunity, alert, recommendation; another word: shown as it was sent, without an icon of its own
   */
  TypeWord: ("trend" | "opportunity" | "alert" | "recommendation") | (string & {});
  /**
   * high, medium, low; another word: shown as it was sent, sorted last
   */
  PriorityWord: ("high" | "medium" | "low") | (string & {});
  Insight: Insight;
  InsightsResponse: InsightsResponse;
  WeeklyInsight: WeeklyInsight;
  WeeklyInsightsResponse: WeeklyInsightsResponse;
  SeasonalTrend: SeasonalTrend;
  MonthlyInsight: MonthlyInsight;
  MonthlyInsightsResponse: MonthlyInsightsResponse;
  /**
   * pending, reviewed, dismissed; another word: on no tab, counted on the card
   */
  StatusWord: ("pending" | "reviewed" | "dismissed") | (string & {});
  /**
   * valid, invalid; another word: shown as '–'
   */
  ManualDecisionWord: ("valid" | "invalid") | (string & {});
  Alert: Alert;
  AlertsResponse: AlertsResponse;
  AlertStatsResponse: AlertStatsResponse;
  Correction: Correction;
  CorrectionsResponse: CorrectionsResponse;
  PhoneCorrection: PhoneCorrection;
  DuplicateGroup: DuplicateGroup;
  Suggestion: Suggestion;
  /**
   * error, warning, info; another word: shown as it was sent
   */
  SeverityWord: ("error" | "warning" | "info") | (string & {});
  Violation: Violation;
  ValidationReport: ValidationReport;
  DataQualityResponse: DataQualityResponse;
  HistoricalSummaryResponse: HistoricalSummaryResponse;
  /**
   * trend, comparison, pattern, anomaly; another word: shown as it was sent, without an icon of its own
   */
  HistoricalInsightsTypeWord: ("trend" | "comparison" | "pattern" | "anomaly") | (string & {});
  /**
   * high, medium, low; another word: shown as it was sent, sorted last
   */
  SignificanceWord: ("high" | "medium" | "low") | (string & {});
  HistoricalInsight: HistoricalInsight;
  HistoricalInsightsResponse: HistoricalInsightsResponse;
  SalesRep: SalesRep;
  SalesRepsResponse: SalesRepsResponse;
  AnalyzeImprovementsResponse: AnalyzeImprovementsResponse;
  AddLearningCorrectionResponse: AddLearningCorrectionResponse;
  AddLearningCorrectionPayload: AddLearningCorrectionPayload;
  ReviewAlertPayload: ReviewAlertPayload;
  DismissAlertPayload: DismissAlertPayload;
  AddCorrectionPayload: AddCorrectionPayload;
  RunAutoCorrectionsResponse: RunAutoCorrectionsResponse;
  AnalyzePhoneResponse: AnalyzePhoneResponse;
  AnalyzePhonePayload: AnalyzePhonePayload;
}
export interface DashboardResponse {
  /**
   * The day's figures.
   */
  metrics: {
    /**
     * Valid appointments of today, in weekly mode of the week.
     */
    totalValidAppointments: number;
    /**
     * Regions with a valid appointment.
     */
    activeRegions: number;
    /**
     * Mean confidence of the AI model.
     */
    aiConfidence: number;
    /**
     * Closed today: see Weekly mode above.
     */
    weeklyMode: boolean;
    /**
     * First and last day of the week, in weekly mode.
     */
    dateRange?: {
      /**
       * First day.
       */
      start: string;
      /**
       * Last day.
       */
      end: string;
    } | null;
  };
  /**
   * What runs.
   */
  systemStatus: {
    /**
     * The AI model.
     */
    claude?: {
      /**
       * Whether it runs.
       */
      operational: boolean;
    } | null;
    /**
     * The scheduling service.
     */
    teamup?: {
      /**
       * Whether it runs.
       */
      operational: boolean;
    } | null;
    /**
     * The validation engine.
     */
    validationEngine: {
      /**
       * Whether it runs.
       */
      running: boolean;
    };
    /**
     * The business hours.
     */
    businessHours: {
      /**
       * Whether they are on.
       */
      active: boolean;
    };
  };
}
export interface YesterdayComparisonResponse {
  /**
   * Against yesterday; in weekly mode against the same days of the week before, which are named.
   */
  totalValidAppointments: {
    /**
     * Change in percent of yesterday.
     */
    change: number;
    /**
     * Its direction.
     */
    trend?: (("up" | "down" | "neutral" | "stable") | (string & {})) | null;
    /**
     * Yesterday's value; 0: 'No yesterday data'.
     */
    yesterday: number;
  } | null;
  /**
   * Against yesterday.
   */
  activeRegions: {
    /**
     * Change in percent of yesterday.
     */
    change: number;
    /**
     * Its direction.
     */
    trend?: (("up" | "down" | "neutral" | "stable") | (string & {})) | null;
    /**
     * Yesterday's value; 0: 'No yesterday data'.
     */
    yesterday: number;
  } | null;
  /**
   * Against yesterday.
   */
  aiConfidence: {
    /**
     * Change in percent of yesterday.
     */
    change: number;
    /**
     * Its direction.
     */
    trend?: (("up" | "down" | "neutral" | "stable") | (string & {})) | null;
    /**
     * Yesterday's value; 0: 'No yesterday data'.
     */
    yesterday: number;
  } | null;
}
export interface Week {
  /**
   * Its number: 1 is the month's first week, and a week is in one month.
   */
  weekNumber: number;
  /**
   * First day.
   */
  startDate: string;
  /**
   * Last day.
   */
  endDate: string;
  /**
   * Valid appointments.
   */
  totalAppointments: number;
  /**
   * Per day.
   */
  dailyAverage: number;
  /**
   * Whether it runs: 'In Progress'.
   */
  isPartial: boolean;
  /**
   * Appointments by region.
   */
  byRegion: {
    [k: string]: number;
  };
}
export interface RegionShare {
  /**
   * Region. Unique in its list.
   */
  name: ("california" | "chicago" | "arizona" | "florida") | (string & {});
  /**
   * Average of a completed week.
   */
  weeklyAverage?: number | null;
  /**
   * Appointments of the month.
   */
  totalAppointments: number;
}
export interface Month {
  /**
   * The month. Unique in its list.
   */
  month: string;
  /**
   * Valid appointments.
   */
  totalValidAppointments: number;
  /**
   * Whether it is still running.
   */
  hasPartialData: boolean;
  /**
   * Its weeks.
   */
  weeklyBreakdown: Week[];
  /**
   * How it went.
   */
  trends: {
    /**
     * Average of a completed week.
     */
    averageWeekly?: number | null;
    /**
     * Best week.
     */
    bestWeek?: {
      /**
       * Its appointments.
       */
      appointments: number;
      /**
       * Its number.
       */
      weekNumber: number;
    } | null;
    /**
     * Growth on the month before, in percent.
     */
    growthRate?: number | null;
  };
  /**
   * By region; a map from name to the same is read too (rulings A5).
   */
  regionBreakdown: RegionShare[];
  /**
   * By telemarketer, name by name.
   */
  telemarketers: {
    [k: string]: {
      /**
       * Average of a completed week.
       */
      weeklyAverage?: number | null;
      /**
       * Appointments of the month.
       */
      totalAppointments: number;
    };
  };
}
export interface MonthlyResponse {
  /**
   * The running month.
   */
  summary: {
    /**
     * The running month; null: none.
     */
    currentMonth?: Month | null;
  };
  /**
   * All months, in any order.
   */
  months: Month[];
}
export interface Telemarketer {
  /**
   * Name; only the four designated are shown (rulings B1). Unique in its list.
   */
  name: string;
  /**
   * Initials.
   */
  initials?: string | null;
  /**
   * 'Active', or any other word.
   */
  status: string;
  /**
   * Valid appointments of today, in weekly mode of the week.
   */
  appointments: number;
  /**
   * Performance.
   */
  performance: number;
  /**
   * Color token. No screen reads it.
   */
  avatar?: unknown;
}
export interface AppointmentsResponse {
  appointments: Appointment[];
  /**
   * All appointments of today, in weekly mode of the week, also those of no row here.
   */
  total: number;
  /**
   * How many are valid.
   */
  valid: number;
  /**
   * How many are invalid or blocked.
   */
  invalid: number;
}
export interface RecentValidation {
  /**
   * Id. Unique in its list.
   */
  id: string;
  /**
   * Customer.
   */
  customer: string;
  /**
   * Region.
   */
  region: ("california" | "chicago" | "arizona" | "florida") | (string & {});
  /**
   * Who booked it.
   */
  telemarketer: string;
  /**
   * When it was judged.
   */
  time: string;
  /**
   * Verdict.
   */
  status: ("valid" | "invalid" | "blocked") | (string & {});
  /**
   * How sure that is.
   */
  confidence: number;
}
export interface Endpoint {
  /**
   * GET or POST.
   */
  method?: string | null;
  /**
   * Path.
   */
  path: string;
  /**
   * What it is for.
   */
  description?: string | null;
  /**
   * 'online', or any other word.
   */
  status: string;
}
export interface ImprovementTrend {
  /**
   * The day. Unique in its list.
   */
  date: string;
  /**
   * Accuracy of the day.
   */
  accuracy: number;
  /**
   * Validations of the day.
   */
  validations?: number | null;
}
export interface Pattern {
  /**
   * The pattern.
   */
  pattern: string;
  /**
   * How often it was right.
   */
  accuracy: number;
  /**
   * How often it was met.
   */
  frequency: number;
}
export interface LearningMetricsResponse {
  /**
   * Validations; above 50 'High confidence data'.
   */
  totalValidations: number;
  /**
   * Accuracy.
   */
  accuracyRate: number;
  /**
   * Days, oldest first.
   */
  improvementTrends: ImprovementTrend[];
  /**
   * What was learned.
   */
  commonPatterns: {
    /**
     * Of valid events.
     */
    validPatterns: Pattern[];
    /**
     * Of invalid events.
     */
    invalidPatterns: Pattern[];
  };
  /**
   * By telemarketer; spelled so.
   */
  telemarkerterAccuracy: {
    [k: string]: {
      /**
       * How many were right.
       */
      correct: number;
      /**
       * How many there were.
       */
      total: number;
      /**
       * The share that was right.
       */
      accuracy: number;
    };
  };
  /**
   * By region.
   */
  calendarAccuracy: {
    [k: string]: {
      /**
       * How many were right.
       */
      correct: number;
      /**
       * How many there were.
       */
      total: number;
      /**
       * The share that was right.
       */
      accuracy: number;
    };
  };
}
export interface RecommendationsResponse {
  recommendations: string[];
}
export interface Insight {
  /**
   * Id. Unique in its list.
   */
  id: string;
  /**
   * trend, opportunity, alert, recommendation; another word: shown as it was sent, without an icon of its own
   */
  type: ("trend" | "opportunity" | "alert" | "recommendation") | (string & {});
  /**
   * Title.
   */
  title: string;
  /**
   * What it says.
   */
  description: string;
  /**
   * high, medium, low; another word: shown as it was sent, sorted last
   */
  priority: ("high" | "medium" | "low") | (string & {});
  /**
   * Whether something can be done.
   */
  actionable?: boolean | null;
  /**
   * Of which time it speaks.
   */
  timeframe?: string | null;
  /**
   * Its figures.
   */
  metrics?: {
    /**
     * Value now.
     */
    current: number;
    /**
     * Value before.
     */
    previous: number;
    /**
     * Change in percent.
     */
    change: number;
    /**
     * Its direction.
     */
    trend?: (("up" | "down" | "neutral" | "stable") | (string & {})) | null;
  } | null;
  /**
   * Region.
   */
  region?: (("california" | "chicago" | "arizona" | "florida") | (string & {})) | null;
  /**
   * Sales rep.
   */
  salesRep?: string | null;
}
export interface WeeklyInsight {
  /**
   * Id. Unique in its list.
   */
  id: string;
  /**
   * trend, opportunity, alert, recommendation; another word: shown as it was sent, without an icon of its own
   */
  type: ("trend" | "opportunity" | "alert" | "recommendation") | (string & {});
  /**
   * Title.
   */
  title: string;
  /**
   * What it says.
   */
  description: string;
  /**
   * high, medium, low; another word: shown as it was sent, sorted last
   */
  priority: ("high" | "medium" | "low") | (string & {});
  /**
   * Of which week it speaks.
   */
  weekRange?: string | null;
  /**
   * Its figures.
   */
  metrics: {
    /**
     * Value now.
     */
    current: number;
    /**
     * Value before.
     */
    previous: number;
    /**
     * Change in percent.
     */
    change: number;
    /**
     * Its direction.
     */
    trend?: (("up" | "down" | "neutral" | "stable") | (string & {})) | null;
    /**
     * How sure it is.
     */
    confidence: number;
  } | null;
  /**
   * What the model says.
   */
  mlAnalysis: {
    /**
     * Value expected next.
     */
    predictedNext: number;
    /**
     * The pattern found.
     */
    pattern?: string | null;
    /**
     * Whether it is seasonal.
     */
    seasonality: boolean;
    /**
     * How reliable that is.
     */
    reliability: number;
  } | null;
  recommendations: Texts;
}
export interface SeasonalTrend {
  /**
   * The pattern.
   */
  pattern: string;
  /**
   * Its strength.
   */
  strength: number;
}
export interface MonthlyInsight {
  /**
   * Id. Unique in its list.
   */
  id: string;
  /**
   * trend, opportunity, alert, recommendation; another word: shown as it was sent, without an icon of its own
   */
  type: ("trend" | "opportunity" | "alert" | "recommendation") | (string & {});
  /**
   * Title.
   */
  title: string;
  /**
   * What it says.
   */
  description: string;
  /**
   * high, medium, low; another word: shown as it was sent, sorted last
   */
  priority: ("high" | "medium" | "low") | (string & {});
  /**
   * Of which month it speaks.
   */
  monthRange?: string | null;
  /**
   * Its figures.
   */
  metrics: {
    /**
     * Appointments.
     */
    totalAppointments: number;
    /**
     * Average of a week.
     */
    weeklyAverage: number;
    /**
     * Growth in percent.
     */
    growthRate?: number | null;
    /**
     * Best week.
     */
    bestWeek?: {
      /**
       * Which week.
       */
      week: string;
      /**
       * Its appointments.
       */
      value: number;
    } | null;
    /**
     * Worst week.
     */
    worstWeek?: {
      /**
       * Which week.
       */
      week: string;
      /**
       * Its appointments.
       */
      value: number;
    } | null;
    /**
     * Volatility, shown as it is.
     */
    volatility: number;
  } | null;
  /**
   * What the model expects.
   */
  mlPredictions: {
    /**
     * How sure it is.
     */
    confidence: number;
    /**
     * Appointments of the next month.
     */
    nextMonthForecast: number;
    /**
     * Seasonal trends.
     */
    seasonalTrends: SeasonalTrend[];
    riskFactors: Texts1;
  } | null;
  strategicRecommendations: Texts2;
}
export interface Alert {
  /**
   * Id, which decisions name. Unique in its list.
   */
  id: string;
  /**
   * Title of the event.
   */
  title: string;
  /**
   * Customer.
   */
  customer: string;
  /**
   * Who booked it.
   */
  telemarketer: string;
  /**
   * Sales rep.
   */
  salesRep?: string | null;
  /**
   * Region.
   */
  region: ("california" | "chicago" | "arizona" | "florida") | (string & {});
  /**
   * How sure the verdict is.
   */
  confidence: number;
  /**
   * Why a person has to look.
   */
  reason: string;
  /**
   * pending, reviewed, dismissed; another word: on no tab, counted on the card
   */
  status: ("pending" | "reviewed" | "dismissed") | (string & {});
  /**
   * When it arose.
   */
  createdAt: string;
  /**
   * What was decided.
   */
  manualDecision?: (("valid" | "invalid") | (string & {})) | null;
  /**
   * By whom.
   */
  reviewedBy?: string | null;
  /**
   * When.
   */
  reviewedAt?: string | null;
  /**
   * Notes of the review.
   */
  notes?: string | null;
}
export interface AlertStatsResponse {
  /**
   * All alerts.
   */
  total: number;
  /**
   * How many wait, also in the menu.
   */
  pending: number;
  /**
   * How many were decided.
   */
  reviewed: number;
  /**
   * How many were dismissed.
   */
  dismissed: number;
  /**
   * Decided as valid.
   */
  validDecisions: number;
  /**
   * Decided as invalid.
   */
  invalidDecisions: number;
}
export interface Correction {
  /**
   * Id. Unique in its list.
   */
  id: string;
  /**
   * Title, customer and region, joined by underscores.
   */
  appointmentId: string;
  /**
   * Rep before.
   */
  originalSalesRep?: string | null;
  /**
   * Rep since.
   */
  correctedSalesRep: string;
  /**
   * Why.
   */
  reason?: string | null;
  /**
   * When.
   */
  createdAt: string;
}
export interface PhoneCorrection {
  /**
   * Number as it was written.
   */
  original: string;
  /**
   * Number as it should be.
   */
  cleaned: string;
  /**
   * Its format, or what is wrong with it.
   */
  format?: string | null;
  /**
   * How sure that is.
   */
  confidence: number;
  /**
   * Whether it is a valid number.
   */
  isValid: boolean;
  /**
   * What to do about it.
   */
  suggestions?: Texts3 | null;
}
export interface DuplicateGroup {
  /**
   * How they match.
   */
  matchType: string;
  /**
   * How sure that is.
   */
  confidence: number;
  /**
   * 'merge', 'manual_review' or another.
   */
  suggestedAction: string;
  /**
   * The bookings.
   */
  appointments: Appointment[];
  /**
   * The one to keep.
   */
  primaryAppointment?: Appointment | null;
}
export interface Suggestion {
  /**
   * high, medium, low; another word: shown as it was sent, sorted last
   */
  priority: ("high" | "medium" | "low") | (string & {});
  /**
   * What to do.
   */
  action: string;
  /**
   * Why.
   */
  reason?: string | null;
}
export interface Violation {
  /**
   * Which field.
   */
  field: string;
  /**
   * Whether it can be fixed.
   */
  canAutoFix?: boolean | null;
  /**
   * The rule.
   */
  rule: {
    /**
     * What it says.
     */
    message: string;
    /**
     * error, warning, info; another word: shown as it was sent
     */
    severity: ("error" | "warning" | "info") | (string & {});
  };
}
export interface ValidationReport {
  /**
   * 'valid', 'warnings' or another.
   */
  status: string;
  /**
   * Score.
   */
  score: number;
  /**
   * Whether it was fixed.
   */
  autoFixApplied?: boolean | null;
  /**
   * What is wrong.
   */
  violations: Violation[];
  /**
   * What to do.
   */
  recommendations?: Texts3 | null;
}
export interface DataQualityResponse {
  /**
   * The figures.
   */
  summary: {
    /**
     * Quality score.
     */
    qualityScoreAverage: number;
    /**
     * Phone issues.
     */
    phoneIssuesFound: number;
    /**
     * How many can be fixed.
     */
    phoneIssuesFixed: number;
    /**
     * Duplicates.
     */
    duplicatesFound: number;
    /**
     * Validation errors.
     */
    validationErrors: number;
    /**
     * Appointments looked at.
     */
    totalProcessed: number;
  };
  /**
   * Phones; up to 10 invalid ones are shown.
   */
  phoneCorrections: PhoneCorrection[];
  /**
   * Duplicates and what to do.
   */
  duplicates: {
    /**
     * Groups of bookings.
     */
    duplicateGroups: DuplicateGroup[];
    /**
     * What to do.
     */
    suggestions: Suggestion[];
  };
  /**
   * Reports; up to 10 with violations are shown.
   */
  validationReports: ValidationReport[];
}
export interface HistoricalSummaryResponse {
  /**
   * Days tracked; 0: 'No historical data available yet'.
   */
  totalDays: number;
  /**
   * First and last of them.
   */
  dateRange: {
    /**
     * First day.
     */
    start?: string | null;
    /**
     * Last day.
     */
    end?: string | null;
  };
  /**
   * Appointments per day.
   */
  averageDaily: number;
  /**
   * Best day.
   */
  bestDay?: {
    /**
     * The day.
     */
    date: string;
    /**
     * Its appointments.
     */
    appointments: number;
  } | null;
  /**
   * Region with the most.
   */
  topRegion?: {
    /**
     * Region.
     */
    name: ("california" | "chicago" | "arizona" | "florida") | (string & {});
    /**
     * Its appointments.
     */
    totalAppointments: number;
  } | null;
}
export interface HistoricalInsight {
  /**
   * Of what it speaks.
   */
  metric: string;
  /**
   * trend, comparison, pattern, anomaly; another word: shown as it was sent, without an icon of its own
   */
  type: ("trend" | "comparison" | "pattern" | "anomaly") | (string & {});
  /**
   * high, medium, low; another word: shown as it was sent, sorted last
   */
  significance: ("high" | "medium" | "low") | (string & {});
  /**
   * What it says.
   */
  description: string;
  /**
   * Value now.
   */
  currentValue: number;
  /**
   * Average of the days.
   */
  historicalAverage: number;
  /**
   * Change in percent.
   */
  percentageChange: number;
}
export interface HistoricalInsightsResponse {
  insights: HistoricalInsight[];
}
export interface AnalyzeImprovementsResponse {
  promptOptimizations: Texts4;
  confidenceAdjustments: Texts5;
  patternInsights: Texts6;
}
export interface AddLearningCorrectionResponse {
  /**
   * Text of the toast.
   */
  message?: string | null;
}
export interface AddLearningCorrectionPayload {
  /**
   * text
   */
  appointmentTitle: string;
  /**
   * true: it is valid; false: it is not
   */
  correctDecision: boolean;
  /**
   * text, as it was entered
   */
  correctedBy: string;
  /**
   * text
   */
  reason: string;
}
export interface ReviewAlertPayload {
  /**
   * text, an id of /api/manual-validation/alerts; `17` comes back as `"17"`
   */
  alertId: string;
  /**
   * `valid` or `invalid`
   */
  decision: "valid" | "invalid";
  /**
   * always `System User`
   */
  reviewedBy: string;
  /**
   * text, may be empty
   */
  notes: string;
}
export interface DismissAlertPayload {
  /**
   * text, an id of /api/manual-validation/alerts; `17` comes back as `"17"`
   */
  alertId: string;
  /**
   * always `System User`
   */
  reviewedBy: string;
}
export interface AddCorrectionPayload {
  /**
   * title, `customer` or else `customerName`, and region as the server sent them, joined by underscores; a missing one is empty, so that without a customer it is `WC__chicago`, and a number is its digits
   */
  appointmentId: string;
  /**
   * text, as the server sent it
   */
  originalSalesRep: string;
  /**
   * text, trimmed, never empty
   */
  correctedSalesRep: string;
  /**
   * text, never empty
   */
  reason: string;
}
export interface RunAutoCorrectionsResponse {
  /**
   * How many were corrected.
   */
  corrected: number;
  /**
   * Of how many.
   */
  total: number;
}
export interface AnalyzePhoneResponse {
  /**
   * Number as it was written.
   */
  original: string;
  /**
   * Number as it should be.
   */
  cleaned: string;
  /**
   * Its format, or what is wrong with it.
   */
  format?: string | null;
  /**
   * How sure that is.
   */
  confidence: number;
  /**
   * Whether it is a valid number.
   */
  isValid: boolean;
  /**
   * What to do about it.
   */
  suggestions?: Texts3 | null;
}
export interface AnalyzePhonePayload {
  /**
   * text, as it was typed, trimmed
   */
  phone: string;
}
