// Made from docs/openapi.yaml by `npm run contract:types`; do not edit.

/**
 * Figures of the day, in weekly mode of the week, and the status of the services.
 */
export type Dashboard = {
  metrics?: {
    totalValidAppointments?: Count;
    /**
     * How many regions have a valid appointment
     */
    activeRegions?: Count;
    /**
     * The mean confidence of the AI model
     */
    aiConfidence?: Percent;
    weeklyMode?: Flag;
    dateRange?: DateRange;
  } | null;
  /**
   * The AI model and the scheduling service show as online once this response arrived.
   */
  systemStatus?: {
    claude?: ServiceStatus;
    teamup?: ServiceStatus;
    validationEngine?: {
      running?: Flag;
    } | null;
    businessHours?: {
      active?: Flag;
    } | null;
  } | null;
};
/**
 * A whole number from 0 on.
 */
export type Count = NeededCount | null;
/**
 * A whole number from 0 on.
 */
export type NeededCount = number | `${number}`;
/**
 * True or false.
 */
export type Flag = boolean | null;
/**
 * The first and the last day.
 */
export type DateRange = {
  start?: Day;
  end?: Day;
} | null;
/**
 * A day, or an instant of it.
 */
export type Day = NeededDay | null;
/**
 * A day, or an instant of it.
 */
export type NeededDay = string;
/**
 * Whether a service is up.
 */
export type ServiceStatus = {
  operational?: Flag;
} | null;
/**
 * Changes of three figures of the dashboard; null where there is nothing to compare.
 */
export type YesterdayComparison = {
  totalValidAppointments?: Comparison;
  activeRegions?: Comparison;
  aiConfidence?: Comparison;
};
/**
 * A figure compared with yesterday, in weekly mode with the same days of the week before.
 */
export type Comparison = {
  /**
   * In percent of yesterday
   */
  change?: Figure;
  trend?: Trend;
  yesterday?: Amount;
} | null;
/**
 * The direction of a change.
 */
export type Trend = 'up' | 'down' | 'neutral' | 'stable' | null;
/**
 * An average or the like, from 0 on.
 */
export type Amount = number | `${number}` | null;
/**
 * All months in any order, the running one, or both.
 */
export type Monthly = {
  summary?: {
    currentMonth?: Month | null;
  } | null;
  months?: readonly Month[] | null;
};
/**
 * A list, bare or under its name.
 */
export type Regions =
  | readonly Region[]
  | {
      regions: readonly Region[];
    };
/**
 * A list, bare or under its name.
 */
export type Telemarketers =
  | readonly Telemarketer[]
  | {
      telemarketers: readonly Telemarketer[];
    };
/**
 * A list under its name, with its totals, or bare.
 */
export type Appointments =
  | {
      /**
       * All appointments of the day; if there are more than rows, the rows are a part of them
       */
      total?: Count;
      valid?: Count;
      /**
       * Invalid and blocked ones
       */
      invalid?: Count;
      appointments: readonly Appointment[];
    }
  | readonly Appointment[];
/**
 * A list, bare or under one of its names.
 */
export type RecentValidations =
  | readonly RecentValidation[]
  | {
      validations: readonly RecentValidation[];
    }
  | {
      recentValidations: readonly RecentValidation[];
    };
/**
 * A list, bare or under its name.
 */
export type Endpoints =
  | readonly Endpoint[]
  | {
      endpoints: readonly Endpoint[];
    };
/**
 * How often the AI model was right.
 */
export type LearningMetrics = {
  totalValidations?: Count;
  accuracyRate?: Percent;
  /**
   * Days, oldest first
   */
  improvementTrends?: readonly TrendDay[] | null;
  commonPatterns?: {
    validPatterns?: readonly Pattern[] | null;
    invalidPatterns?: readonly Pattern[] | null;
  } | null;
  /**
   * By telemarketer. The name is spelled so.
   */
  telemarkerterAccuracy?: {
    [k: string]: Accuracy;
  } | null;
  /**
   * By region
   */
  calendarAccuracy?: {
    [k: string]: Accuracy;
  } | null;
};
/**
 * A percent from 0 to 100.
 */
export type Percent = number | `${number}` | null;
/**
 * Texts, under their name or bare.
 */
export type Recommendations =
  | {
      recommendations: readonly NeededText[];
    }
  | readonly NeededText[];
/**
 * A list, bare or under its name.
 */
export type Insights =
  | readonly Insight[]
  | {
      insights: readonly Insight[];
    };
/**
 * A list, bare or under one of its names.
 */
export type WeeklyInsights =
  | readonly WeeklyInsight[]
  | {
      insights: readonly WeeklyInsight[];
    }
  | {
      weeklyInsights: readonly WeeklyInsight[];
    };
/**
 * A list, bare or under one of its names.
 */
export type MonthlyInsights =
  | readonly MonthlyInsight[]
  | {
      insights: readonly MonthlyInsight[];
    }
  | {
      monthlyInsights: readonly MonthlyInsight[];
    };
/**
 * A list, bare or under its name.
 */
export type Alerts =
  | readonly Alert[]
  | {
      alerts: readonly Alert[];
    };
/**
 * Counts of the alerts.
 */
export type AlertStats = {
  total?: Count;
  pending?: Count;
  reviewed?: Count;
  dismissed?: Count;
  validDecisions?: Count;
  invalidDecisions?: Count;
};
/**
 * A list, bare or under one of its names.
 */
export type Corrections =
  | readonly Correction[]
  | {
      corrections: readonly Correction[];
    }
  | {
      manualCorrections: readonly Correction[];
    };
/**
 * The report on phones, duplicates and violations.
 */
export type DataQuality = {
  summary?: {
    qualityScoreAverage?: Percent;
    phoneIssuesFound?: Count;
    /**
     * How many of them can be fixed
     */
    phoneIssuesFixed?: Count;
    duplicatesFound?: Count;
    validationErrors?: Count;
    totalProcessed?: Count;
  } | null;
  phoneCorrections?: readonly PhoneCorrection[] | null;
  duplicates?: {
    duplicateGroups?: readonly DuplicateGroup[] | null;
    suggestions?: readonly Suggestion[] | null;
  } | null;
  validationReports?: readonly ValidationReport[] | null;
};
/**
 * Figures of all days that were tracked.
 */
export type HistoricalSummary = {
  totalDays?: Count;
  dateRange?: DateRange;
  averageDaily?: Amount;
  bestDay?: {
    date?: Day;
    appointments?: Count;
  } | null;
  topRegion?: {
    name?: RegionName;
    totalAppointments?: Count;
  } | null;
};
/**
 * A region by its key, name or abbreviation in any case: california (California, CA), chicago (Illinois, IL), arizona (Arizona, AZ), florida (Florida, FL). Another text is a region of its own.
 */
export type RegionName = string | null;
/**
 * A list, under its name or bare.
 */
export type HistoricalInsights =
  | {
      insights: readonly HistoricalInsight[];
    }
  | readonly HistoricalInsight[];
/**
 * A list, bare or under one of its names.
 */
export type SalesReps =
  | readonly SalesRep[]
  | {
      salesReps: readonly SalesRep[];
    }
  | {
      reps: readonly SalesRep[];
    };
/**
 * What an analysis of the AI model suggests.
 */
export type Improvements = {
  promptOptimizations?: Texts;
  confidenceAdjustments?: Texts;
  patternInsights?: Texts;
};
/**
 * A list of texts.
 */
export type Texts = readonly NeededText[] | null;
/**
 * One line of text; a number is shown as its digits. Blank text is the same as null.
 */
export type Text = string | number | null;
/**
 * How many appointments were corrected, of how many.
 */
export type AutoCorrected = {
  corrected?: Count;
  total?: Count;
};
/**
 * What is known of a phone.
 */
export type PhoneAnalysis = {
  original?: Text;
  cleaned?: Text;
  /**
   * The format, or what is wrong with it
   */
  format?: Text;
  confidence?: Percent;
  isValid?: Flag;
  suggestions?: Texts;
};
/**
 * Text that is not blank.
 */
export type NeededText = string | number;
/**
 * The name of a person or a region, which is not blank.
 */
export type NeededName = string;
/**
 * An id, which is unique in its list.
 */
export type Id = NeededId | null;
/**
 * An id, which is unique in its list. A whole number is sent back as text: 17 as "17". Larger numbers are sent as text.
 */
export type NeededId = string | number;
/**
 * A number, which may be negative.
 */
export type Figure = number | `${number}` | null;
/**
 * A part of 1, from 0 to 1.
 */
export type Fraction = number | `${number}` | null;
/**
 * An instant. A time without `Z` or an offset is Eastern; a number is milliseconds since 1970.
 */
export type Time = string | number | null;
/**
 * An instant, or a time of day of today.
 */
export type TimeToday = Time | string;
/**
 * The name of a telemarketer or sales rep. Names that differ only in case, blanks and underscores are one person.
 */
export type Person = string | null;
/**
 * One phone number, of the US where it names no country. Anything else is shown without a link.
 */
export type Phone = string | number | null;
/**
 * A priority, significance or severity.
 */
export type Level = 'high' | 'medium' | 'low' | null;
/**
 * The events of a region, which is named by its key or its name.
 */
export type Region = (
  | {
      key: NeededName;
    }
  | {
      name: NeededName;
    }
) & {
  key?: RegionName;
  abbreviation?: Text;
  /**
   * Not read; the color is looked up by the region
   */
  color?: Text;
  name?: RegionName;
  validAppointments: NeededCount;
  /**
   * All events, valid or not
   */
  totalEvents: NeededCount;
};
/**
 * trend, opportunity, alert or recommendation; another word is shown as sent.
 */
export type InsightType = string | null;
/**
 * The appointments of a week.
 */
export type WeekValue = {
  week?: Text;
  value?: Amount;
} | null;
/**
 * The valid appointments of a week, which is named by its number or its first day.
 */
export type Week = (
  | {
      weekNumber: NeededCount;
    }
  | {
      startDate: NeededDay;
    }
) & {
  /**
   * From 1 on in each month; a week belongs to one month
   */
  weekNumber?: Count;
  startDate?: Day;
  endDate?: Day;
  totalAppointments: NeededCount;
  dailyAverage?: Amount;
  /**
   * Whether the week is still running
   */
  isPartial?: Flag;
  /**
   * Valid appointments by region
   */
  byRegion?: {
    [k: string]: NeededCount;
  } | null;
};

/**
 * Each call by method and path.
 */
export interface Calls {
  /**
   * Figures of the day and status of the services
   */
  'GET /api/dashboard': {
    response: Dashboard;
  };
  /**
   * Three figures of the dashboard compared with yesterday
   */
  'GET /api/yesterday-comparison': {
    response: YesterdayComparison;
  };
  /**
   * Months with their weeks, regions and telemarketers
   */
  'GET /api/monthly': {
    response: Monthly;
  };
  /**
   * Counts of each region
   */
  'GET /api/regions': {
    response: Regions;
  };
  /**
   * Counts of each telemarketer
   */
  'GET /api/telemarketers': {
    response: Telemarketers;
  };
  /**
   * The appointments of the day
   */
  'GET /api/appointments': {
    response: Appointments;
  };
  /**
   * Verdicts of the last 24 hours
   */
  'GET /api/recent-validations': {
    response: RecentValidations;
  };
  /**
   * The endpoints that the backend offers
   */
  'GET /api/endpoints': {
    response: Endpoints;
  };
  /**
   * Accuracy of the AI model
   */
  'GET /api/ai-learning/metrics': {
    response: LearningMetrics;
  };
  /**
   * What would make the AI model better
   */
  'GET /api/ai-learning/recommendations': {
    response: Recommendations;
  };
  /**
   * Insights of the day
   */
  'GET /api/insights': {
    response: Insights;
  };
  /**
   * Insights of the week
   */
  'GET /api/insights/weekly': {
    response: WeeklyInsights;
  };
  /**
   * Insights of the month
   */
  'GET /api/insights/monthly': {
    response: MonthlyInsights;
  };
  /**
   * Appointments that a person has to review, and those reviewed
   */
  'GET /api/manual-validation/alerts': {
    response: Alerts;
  };
  /**
   * Counts of the alerts
   */
  'GET /api/manual-validation/stats': {
    response: AlertStats;
  };
  /**
   * Manual corrections of sales reps
   */
  'GET /api/manual-corrections': {
    response: Corrections;
  };
  /**
   * Give the appointments of an id another sales rep
   */
  'POST /api/manual-corrections': {
    payload: NewCorrection;
    response: unknown;
  };
  /**
   * Phones, duplicates and violations of the appointments
   */
  'GET /api/data-quality/report': {
    response: DataQuality;
  };
  /**
   * Figures of all days that were tracked
   */
  'GET /api/historical/summary': {
    response: HistoricalSummary;
  };
  /**
   * Insights of all days that were tracked
   */
  'GET /api/historical/insights': {
    response: HistoricalInsights;
  };
  /**
   * Profiles of the sales reps
   */
  'GET /api/actual-sales-reps': {
    response: SalesReps;
  };
  /**
   * Validate the appointments of all regions now
   */
  'GET /api/validate': {
    response: unknown;
  };
  /**
   * Start a validation of all regions
   */
  'POST /api/trigger/all': {
    response: unknown;
  };
  /**
   * Start a validation of California
   */
  'POST /api/trigger/california': {
    response: unknown;
  };
  /**
   * Start a validation of Illinois
   */
  'POST /api/trigger/chicago': {
    response: unknown;
  };
  /**
   * Start a validation of Arizona
   */
  'POST /api/trigger/arizona': {
    response: unknown;
  };
  /**
   * Analyze the performance of the AI model
   */
  'GET /api/ai-learning/improvements': {
    response: Improvements;
  };
  /**
   * Keep a decision of a person for the AI model to learn from
   */
  'POST /api/ai-learning/correction': {
    payload: NewLearningCorrection;
    response: LearningCorrected;
  };
  /**
   * Decide an alert
   */
  'POST /api/manual-validation/review': {
    payload: Review;
    response: unknown;
  };
  /**
   * Dismiss an alert without a decision
   */
  'POST /api/manual-validation/dismiss': {
    payload: Dismissal;
    response: unknown;
  };
  /**
   * Give appointments without a known sales rep the one that the AI model finds
   */
  'POST /api/auto-corrections/run': {
    response: AutoCorrected;
  };
  /**
   * Analyze a phone number
   */
  'POST /api/data-quality/analyze-phone': {
    payload: PhoneToAnalyze;
    response: PhoneAnalysis;
  };
}
/**
 * The valid appointments of a month.
 */
export interface Month {
  month: string;
  totalValidAppointments: NeededCount;
  /**
   * Whether the month is still running
   */
  hasPartialData?: Flag;
  weeklyBreakdown?: readonly Week[] | null;
  trends?: {
    /**
     * Of complete weeks
     */
    averageWeekly?: Amount;
    bestWeek?: {
      appointments?: Count;
      weekNumber?: Count;
    } | null;
    /**
     * In percent of the month before
     */
    growthRate?: Figure;
  } | null;
  /**
   * A list, or a map by region
   */
  regionBreakdown?:
    | readonly RegionShare[]
    | {
        [k: string]: Share;
      }
    | null;
  /**
   * By telemarketer
   */
  telemarketers?: {
    [k: string]: Share;
  } | null;
}
/**
 * The part of a month that a region or a telemarketer has.
 */
export interface Share {
  weeklyAverage?: Amount;
  totalAppointments: NeededCount;
}
/**
 * How many verdicts were right, of how many.
 */
export interface Accuracy {
  correct: NeededCount;
  total: NeededCount;
  accuracy?: Percent;
}
/**
 * Another sales rep for the appointments of an id.
 */
export interface NewCorrection {
  /**
   * Title, customer and region as the backend sent them, joined by underscores. A missing one is empty: `WC__chicago`.
   */
  appointmentId: string;
  /**
   * As the backend sent it
   */
  originalSalesRep: string;
  correctedSalesRep: string;
  reason: string;
}
/**
 * The decision of a person.
 */
export interface NewLearningCorrection {
  appointmentTitle: string;
  /**
   * Whether the appointment is valid
   */
  correctDecision: boolean;
  correctedBy: string;
  reason: string;
}
/**
 * A message for the toast.
 */
export interface LearningCorrected {
  message?: Text;
}
/**
 * A decision on an alert.
 */
export interface Review {
  alertId: string;
  decision: 'valid' | 'invalid';
  reviewedBy: string;
  /**
   * May be empty
   */
  notes: string;
}
/**
 * The alert to dismiss.
 */
export interface Dismissal {
  alertId: string;
  reviewedBy: string;
}
/**
 * A phone as it was typed, trimmed.
 */
export interface PhoneToAnalyze {
  phone: string;
}
/**
 * The appointments of a telemarketer. The dashboard shows the four designated ones.
 */
export interface Telemarketer {
  name: NeededName;
  initials?: Text;
  /**
   * Not read
   */
  avatar?: Text;
  /**
   * 'Active' or another word
   */
  status?: Text;
  /**
   * Valid appointments
   */
  appointments: NeededCount;
  performance?: Percent;
}
/**
 * An appointment, with one field at least.
 */
export interface Appointment {
  title?: Text;
  customer?: Text;
  /**
   * Read where `customer` is missing
   */
  customerName?: Text;
  region?: RegionName;
  salesRep?: Person;
  /**
   * Read where `salesRep` is missing
   */
  field_agent?: Person;
  telemarketer?: Person;
  /**
   * When it was booked
   */
  time?: TimeToday;
  phone?: Phone;
  /**
   * 'valid', 'invalid' or 'blocked'. Another word is undecided, in neither list.
   */
  status?: Text;
  state?: Text;
  stateAnalysis?: {
    detectedState?: RegionName;
    confidence?: Percent;
  } | null;
  /**
   * Of the verdict
   */
  confidence?: Percent;
  /**
   * Why it is valid or not
   */
  reason?: Text;
  /**
   * The rule that decided
   */
  type?: Text;
}
/**
 * A verdict, with one field at least.
 */
export interface RecentValidation {
  id?: Id;
  customer?: Text;
  region?: RegionName;
  telemarketer?: Person;
  time?: Time;
  /**
   * 'valid', or another word, which is shown as 'Blocked'
   */
  status?: Text;
  confidence?: Percent;
}
/**
 * An endpoint of the backend, with one field at least.
 */
export interface Endpoint {
  method?: Text;
  path?: Text;
  description?: Text;
  /**
   * 'online', or another word, which is shown as offline
   */
  status?: Text;
}
/**
 * An appointment that a person has to review. Nothing can be decided without its id and status.
 */
export interface Alert {
  id: NeededId;
  title?: Text;
  customer?: Text;
  telemarketer?: Person;
  salesRep?: Person;
  region?: RegionName;
  confidence?: Percent;
  /**
   * Why a person has to look
   */
  reason?: Text;
  status: 'pending' | 'reviewed' | 'dismissed';
  createdAt?: Time;
  manualDecision?: 'valid' | 'invalid' | null;
  reviewedBy?: Person;
  reviewedAt?: Time;
  /**
   * May have several lines
   */
  notes?: Text;
}
/**
 * The profile of a sales rep.
 */
export interface SalesRep {
  repId?: Id;
  repName: NeededName;
  primaryState?: RegionName;
  /**
   * Regions, or one region
   */
  territories?: readonly NeededName[] | RegionName;
  /**
   * Valid appointments
   */
  appointmentCount: NeededCount;
  confidence?: Percent;
}
/**
 * A manual correction of a sales rep, with one field at least.
 */
export interface Correction {
  id?: Id;
  appointmentId?: Text;
  originalSalesRep?: Person;
  correctedSalesRep?: Person;
  reason?: Text;
  createdAt?: Time;
}
/**
 * The accuracy of a day.
 */
export interface TrendDay {
  date: NeededDay;
  accuracy?: Percent;
  validations: NeededCount;
}
/**
 * A pattern that the AI model learned.
 */
export interface Pattern {
  pattern: NeededText;
  accuracy?: Percent;
  /**
   * How often it was found
   */
  frequency: NeededCount;
}
/**
 * An insight, with one field at least.
 */
export interface Insight {
  id?: Id;
  type?: InsightType;
  title?: Text;
  description?: Text;
  priority?: Level;
  actionable?: Flag;
  timeframe?: Text;
  metrics?: {
    current?: Figure;
    previous?: Figure;
    /**
     * In percent
     */
    change?: Figure;
    trend?: Trend;
  } | null;
  region?: RegionName;
  salesRep?: Person;
}
/**
 * An insight of a week, with one field at least.
 */
export interface WeeklyInsight {
  id?: Id;
  type?: InsightType;
  title?: Text;
  description?: Text;
  priority?: Level;
  weekRange?: Text;
  metrics?: {
    current?: Figure;
    previous?: Figure;
    /**
     * In percent
     */
    change?: Figure;
    trend?: Trend;
    confidence?: Fraction;
  } | null;
  mlAnalysis?: {
    predictedNext?: Figure;
    pattern?: Text;
    seasonality?: Flag;
    reliability?: Fraction;
  } | null;
  recommendations?: Texts;
}
/**
 * An insight of a month, with one field at least.
 */
export interface MonthlyInsight {
  id?: Id;
  type?: InsightType;
  title?: Text;
  description?: Text;
  priority?: Level;
  monthRange?: Text;
  metrics?: {
    totalAppointments?: Count;
    weeklyAverage?: Amount;
    /**
     * In percent
     */
    growthRate?: Figure;
    bestWeek?: WeekValue;
    worstWeek?: WeekValue;
    volatility?: Amount;
  } | null;
  mlPredictions?: {
    confidence?: Fraction;
    nextMonthForecast?: Amount;
    seasonalTrends?: readonly SeasonalTrend[] | null;
    riskFactors?: Texts;
  } | null;
  strategicRecommendations?: Texts;
}
/**
 * A trend of the season, with one field at least.
 */
export interface SeasonalTrend {
  pattern?: Text;
  strength?: Fraction;
}
/**
 * The part of a month that a region has.
 */
export interface RegionShare {
  name: NeededName;
  weeklyAverage?: Amount;
  totalAppointments: NeededCount;
}
/**
 * An insight of the history, with one field at least.
 */
export interface HistoricalInsight {
  metric?: Text;
  /**
   * trend, comparison, pattern or anomaly; another word is shown as sent
   */
  type?: Text;
  significance?: Level;
  description?: Text;
  currentValue?: Figure;
  historicalAverage?: Figure;
  percentageChange?: Figure;
}
/**
 * What is known of a phone, with one field at least.
 */
export interface PhoneCorrection {
  original?: Text;
  cleaned?: Text;
  /**
   * The format, or what is wrong with it
   */
  format?: Text;
  confidence?: Percent;
  isValid?: Flag;
  suggestions?: Texts;
}
/**
 * Appointments that may be one, with one field at least.
 */
export interface DuplicateGroup {
  matchType?: Text;
  confidence?: Percent;
  /**
   * 'merge', 'manual_review' or another word
   */
  suggestedAction?: Text;
  appointments?: readonly Appointment[] | null;
  /**
   * The one to keep
   */
  primaryAppointment?: Appointment | null;
}
/**
 * What to do about duplicates, with one field at least.
 */
export interface Suggestion {
  priority?: Level;
  action?: Text;
  reason?: Text;
}
/**
 * The report on an appointment, with one field at least.
 */
export interface ValidationReport {
  /**
   * 'valid', 'warnings' or another word
   */
  status?: Text;
  score?: Percent;
  autoFixApplied?: Flag;
  violations?: readonly Violation[] | null;
  recommendations?: Texts;
}
/**
 * A rule that a field breaks, with one field at least.
 */
export interface Violation {
  field?: Text;
  canAutoFix?: Flag;
  rule?: {
    message?: Text;
    severity?: 'error' | 'warning' | 'info' | null;
  } | null;
}
