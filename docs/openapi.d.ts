// Made from docs/openapi.json by a public generator; `npm run openapi` refreshes it. What a server sends and gets.

export type RegionsResponse = {
  /**
   * Region. A region's key, name or abbreviation in any case: california (California, CA), chicago (Illinois, IL), arizona (Arizona, AZ), florida (Florida, FL) (rulings A4). Unique in its list. Without it: the name counts.
   */
  key: string;
  /**
   * Two letters. Without it: CA, IL, AZ or FL.
   */
  abbreviation?: string | null;
  /**
   * Display name. Without it: that of the key.
   */
  name: string;
  /**
   * Valid appointments of today, in weekly mode of the week. Without it: '–', and no rate.
   */
  validAppointments: number;
  /**
   * All events of today, in weekly mode of the week. Without it: '–', and no rate.
   */
  totalEvents: number;
  /**
   * Color token: colors are looked up by the key. No screen reads it.
   */
  color?: string | null;
}[];
export type TelemarketersResponse = {
  /**
   * Name; only the four designated are shown (rulings B1). Unique in its list. Without it: the row is skipped.
   */
  name: string;
  /**
   * Initials. Without it: made from the name.
   */
  initials?: string | null;
  /**
   * 'Active', or any other word. Without it: 'Unknown'.
   */
  status: "active" | (string & {});
  /**
   * Valid appointments of today, in weekly mode of the week. Without it: '–'.
   */
  appointments: number;
  /**
   * Performance. Percent, 0 to 100. Without it: '–', an empty bar.
   */
  performance: number;
  /**
   * Color token. No screen reads it.
   */
  avatar?: string | null;
}[];
export type RecentValidationsResponse = {
  /**
   * Id. Unique in its list. Without it: customer and time tell rows apart.
   */
  id: string;
  /**
   * Customer. Without it: 'N/A'.
   */
  customer: string;
  /**
   * Region. A region's key, name or abbreviation in any case: california (California, CA), chicago (Illinois, IL), arizona (Arizona, AZ), florida (Florida, FL) (rulings A4). Without it: 'N/A'.
   */
  region: ("california" | "chicago" | "arizona" | "florida") | (string & {});
  /**
   * Who booked it. Without it: 'N/A'.
   */
  telemarketer: string;
  /**
   * When it was judged. An ISO date and time with a zone. Without it: '–'.
   */
  time: string;
  /**
   * Verdict. Valid, invalid or blocked; any but valid is shown as 'Blocked'. Without it: 'Blocked'.
   */
  status: ("valid" | "invalid" | "blocked") | (string & {});
  /**
   * How sure that is. Percent, 0 to 100. Without it: '–'.
   */
  confidence: number;
}[];
export type EndpointsResponse = {
  /**
   * GET or POST. Without it: GET.
   */
  method?: string | null;
  /**
   * Path. Without it: the row is skipped.
   */
  path: string;
  /**
   * What it is for. Without it: nothing.
   */
  description?: string | null;
  /**
   * 'online', or any other word. Without it: shown as offline.
   */
  status: "online" | (string & {});
}[];
export type InsightsResponse = {
  /**
   * Id. Unique in its list. Without it: the title tells rows apart.
   */
  id: string;
  /**
   * What it is. Trend, opportunity, alert, recommendation; another word: shown as it was sent, without an icon of its own. Without it: '–'.
   */
  type: ("trend" | "opportunity" | "alert" | "recommendation") | (string & {});
  /**
   * Title. Without it: the type stands for it.
   */
  title: string;
  /**
   * What it says. Without it: nothing.
   */
  description: string;
  /**
   * Priority. High, medium, low; another word: shown as it was sent, sorted last. Without it: 'No priority', sorted last.
   */
  priority: ("high" | "medium" | "low") | (string & {});
  /**
   * Whether something can be done. Without it: no 'Actionable'.
   */
  actionable?: boolean | null;
  /**
   * Of which time it speaks. Without it: nothing.
   */
  timeframe?: string | null;
  /**
   * Its figures. Without it: nothing.
   */
  metrics?: {
    /**
     * Value now. Without it: '–'.
     */
    current: number;
    /**
     * Value before. Without it: '–'.
     */
    previous: number;
    /**
     * Change in percent. Without it: '–'.
     */
    change: number;
    /**
     * Its direction. Up, down, neutral, stable; another word: the sign of the change counts. Without it: the sign of the change counts.
     */
    trend?: ("up" | "down" | "neutral" | "stable") | (string & {}) | null;
  } | null;
  /**
   * Region. A region's key, name or abbreviation in any case: california (California, CA), chicago (Illinois, IL), arizona (Arizona, AZ), florida (Florida, FL) (rulings A4). Without it: nothing.
   */
  region?: ("california" | "chicago" | "arizona" | "florida") | (string & {}) | null;
  /**
   * Sales rep. Without it: nothing.
   */
  salesRep?: string | null;
}[];
export type WeeklyInsightsResponse = {
  /**
   * Id. Unique in its list. Without it: the title tells rows apart.
   */
  id: string;
  /**
   * What it is. Trend, opportunity, alert, recommendation; another word: shown as it was sent, without an icon of its own. Without it: '–'.
   */
  type: ("trend" | "opportunity" | "alert" | "recommendation") | (string & {});
  /**
   * Title. Without it: the type stands for it.
   */
  title: string;
  /**
   * What it says. Without it: nothing.
   */
  description: string;
  /**
   * Priority. High, medium, low; another word: shown as it was sent, sorted last. Without it: 'No priority', sorted last.
   */
  priority: ("high" | "medium" | "low") | (string & {});
  /**
   * Of which week it speaks. Without it: nothing.
   */
  weekRange?: string | null;
  /**
   * Its figures. Without it: '–' for each.
   */
  metrics: {
    /**
     * Value now. Without it: '–'.
     */
    current: number;
    /**
     * Value before. Without it: '–'.
     */
    previous: number;
    /**
     * Change in percent. Without it: '–'.
     */
    change: number;
    /**
     * Its direction. Up, down, neutral, stable; another word: the sign of the change counts. Without it: the sign of the change counts.
     */
    trend?: ("up" | "down" | "neutral" | "stable") | (string & {}) | null;
    /**
     * How sure it is. A fraction, 0 to 1 (rulings A6). Without it: '–'.
     */
    confidence: number;
  };
  /**
   * What the model says. Without it: '–' for each.
   */
  mlAnalysis: {
    /**
     * Value expected next. Without it: '–'.
     */
    predictedNext: number;
    /**
     * The pattern found. Without it: '–'.
     */
    pattern?: string | null;
    /**
     * Whether it is seasonal. Without it: '–'.
     */
    seasonality: boolean;
    /**
     * How reliable that is. A fraction, 0 to 1 (rulings A6). Without it: '–'.
     */
    reliability: number;
  };
  /**
   * What to do. Without it: 'None'.
   */
  recommendations: string[];
}[];
export type MonthlyInsightsResponse = {
  /**
   * Id. Unique in its list. Without it: the title tells rows apart.
   */
  id: string;
  /**
   * What it is. Trend, opportunity, alert, recommendation; another word: shown as it was sent, without an icon of its own. Without it: '–'.
   */
  type: ("trend" | "opportunity" | "alert" | "recommendation") | (string & {});
  /**
   * Title. Without it: the type stands for it.
   */
  title: string;
  /**
   * What it says. Without it: nothing.
   */
  description: string;
  /**
   * Priority. High, medium, low; another word: shown as it was sent, sorted last. Without it: 'No priority', sorted last.
   */
  priority: ("high" | "medium" | "low") | (string & {});
  /**
   * Of which month it speaks. Without it: nothing.
   */
  monthRange?: string | null;
  /**
   * Its figures. Without it: '–' for each.
   */
  metrics: {
    /**
     * Appointments. Without it: '–'.
     */
    totalAppointments: number;
    /**
     * Average of a week. Without it: '–'.
     */
    weeklyAverage: number;
    /**
     * Growth in percent. Without it: '–'.
     */
    growthRate?: number | null;
    /**
     * Best week. Without it: '–'.
     */
    bestWeek?: {
      /**
       * Which week. Without it: nothing.
       */
      week: string;
      /**
       * Its appointments. Without it: '–'.
       */
      value: number;
    } | null;
    /**
     * Worst week. Without it: '–'.
     */
    worstWeek?: {
      /**
       * Which week. Without it: nothing.
       */
      week: string;
      /**
       * Its appointments. Without it: '–'.
       */
      value: number;
    } | null;
    /**
     * Volatility, shown as it is. Without it: '–'.
     */
    volatility: number;
  };
  /**
   * What the model expects. Without it: '–' for each.
   */
  mlPredictions: {
    /**
     * How sure it is. A fraction, 0 to 1 (rulings A6). Without it: '–'.
     */
    confidence: number;
    /**
     * Appointments of the next month. Without it: '–'.
     */
    nextMonthForecast: number;
    /**
     * Seasonal trends. Without it: nothing.
     */
    seasonalTrends: {
      /**
       * The pattern. Without it: the row is skipped.
       */
      pattern: string;
      /**
       * Its strength. A fraction, 0 to 1 (rulings A6). Without it: '–'.
       */
      strength: number;
    }[];
    /**
     * What could go wrong. Without it: 'None'.
     */
    riskFactors: string[];
  };
  /**
   * What to do. Without it: 'None'.
   */
  strategicRecommendations: string[];
}[];
export type AlertsResponse = {
  /**
   * Id, which decisions name. Unique in its list. Without it: shown, but it can't be decided (rulings A14).
   */
  id: string;
  /**
   * Title of the event. Without it: 'No Title'.
   */
  title: string;
  /**
   * Customer. Without it: 'N/A'.
   */
  customer: string;
  /**
   * Who booked it. Without it: 'Unknown'.
   */
  telemarketer: string;
  /**
   * Sales rep. Without it: 'Unknown'.
   */
  salesRep?: string | null;
  /**
   * Region. A region's key, name or abbreviation in any case: california (California, CA), chicago (Illinois, IL), arizona (Arizona, AZ), florida (Florida, FL) (rulings A4). Without it: 'N/A'.
   */
  region: ("california" | "chicago" | "arizona" | "florida") | (string & {});
  /**
   * How sure the verdict is. Percent, 0 to 100. Without it: '–', colored as low.
   */
  confidence: number;
  /**
   * Why a person has to look. Without it: 'N/A'.
   */
  reason: string;
  /**
   * Its tab. Pending, reviewed, dismissed; another word: on no tab, counted on the card. Without it: on no tab, counted on the card (rulings A19).
   */
  status: ("pending" | "reviewed" | "dismissed") | (string & {});
  /**
   * When it arose. An ISO date and time with a zone. Without it: '–', and the list in the server's order.
   */
  createdAt: string;
  /**
   * What was decided. Valid, invalid; another word: shown as '–'. Without it: '–'.
   */
  manualDecision?: ("valid" | "invalid") | (string & {}) | null;
  /**
   * By whom. Without it: 'N/A'.
   */
  reviewedBy?: string | null;
  /**
   * When. An ISO date and time with a zone. Without it: '–'.
   */
  reviewedAt?: string | null;
  /**
   * Notes of the review. Without it: 'No notes'.
   */
  notes?: string | null;
}[];
export type CorrectionsResponse = {
  /**
   * Id. Unique in its list. Without it: its other fields tell rows apart.
   */
  id: string;
  /**
   * Title, customer and region, joined by underscores. Without it: 'N/A'.
   */
  appointmentId: string;
  /**
   * Rep before. Without it: 'Unknown'.
   */
  originalSalesRep?: string | null;
  /**
   * Rep since. Without it: 'Unknown'.
   */
  correctedSalesRep: string;
  /**
   * Why. Without it: 'N/A'.
   */
  reason?: string | null;
  /**
   * When. An ISO date and time with a zone. Without it: '–', and the list in the server's order.
   */
  createdAt: string;
}[];
export type SalesRepsResponse = {
  /**
   * Id. Unique in its list. Without it: the name tells rows apart.
   */
  repId: string;
  /**
   * Name. Without it: in no list.
   */
  repName: string;
  /**
   * Region. A region's key, name or abbreviation in any case: california (California, CA), chicago (Illinois, IL), arizona (Arizona, AZ), florida (Florida, FL) (rulings A4). Without it: the first known of the territories counts.
   */
  primaryState: ("california" | "chicago" | "arizona" | "florida") | (string & {});
  /**
   * Regions. A region's key, name or abbreviation in any case: california (California, CA), chicago (Illinois, IL), arizona (Arizona, AZ), florida (Florida, FL) (rulings A4). Without it: nothing.
   */
  territories: string[];
  /**
   * Valid appointments of today, in weekly mode of the week. Without it: '–', sorted last.
   */
  appointmentCount: number;
  /**
   * Mean confidence. Percent, 0 to 100. Without it: '–'.
   */
  confidence: number;
}[];

export interface Schemas {
  Appointment: Appointment;
  Month: Month;
  DashboardResponse: DashboardResponse;
  YesterdayComparisonResponse: YesterdayComparisonResponse;
  MonthlyResponse: MonthlyResponse;
  RegionsResponse: RegionsResponse;
  TelemarketersResponse: TelemarketersResponse;
  AppointmentsResponse: AppointmentsResponse;
  RecentValidationsResponse: RecentValidationsResponse;
  EndpointsResponse: EndpointsResponse;
  LearningMetricsResponse: LearningMetricsResponse;
  RecommendationsResponse: RecommendationsResponse;
  InsightsResponse: InsightsResponse;
  WeeklyInsightsResponse: WeeklyInsightsResponse;
  MonthlyInsightsResponse: MonthlyInsightsResponse;
  AlertsResponse: AlertsResponse;
  AlertStatsResponse: AlertStatsResponse;
  CorrectionsResponse: CorrectionsResponse;
  DataQualityResponse: DataQualityResponse;
  HistoricalSummaryResponse: HistoricalSummaryResponse;
  HistoricalInsightsResponse: HistoricalInsightsResponse;
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
export interface Appointment {
  /**
   * Title of the calendar event. Without it: 'No Title'.
   */
  title: string;
  /**
   * Customer. `customerName` is read as well. Without it: 'N/A'.
   */
  customer: string;
  /**
   * Second name of `customer`. Without it: `customer` counts.
   */
  customerName?: string | null;
  /**
   * Region. A region's key, name or abbreviation in any case: california (California, CA), chicago (Illinois, IL), arizona (Arizona, AZ), florida (Florida, FL) (rulings A4). Without it: 'N/A', counted for no region.
   */
  region: ("california" | "chicago" | "arizona" | "florida") | (string & {});
  /**
   * Sales rep. `field_agent` is read as well. Without it: 'Unknown', in no ranking.
   */
  salesRep: string;
  /**
   * Second name of `salesRep`. Without it: `salesRep` counts.
   */
  field_agent?: string | null;
  /**
   * Who booked it. Without it: 'N/A'.
   */
  telemarketer: string;
  /**
   * When it was booked. An ISO date and time with a zone; a time of day alone is today's, Eastern. Without it: '–', in no hour of the day.
   */
  time: string;
  /**
   * The customer's phone. One phone number, of the US where it names no country (rulings A18). Without it: 'N/A'.
   */
  phone?: string | null;
  /**
   * Verdict. Valid, invalid or blocked; any other is in neither list (rulings A3). Without it: in neither list.
   */
  status: ("valid" | "invalid" | "blocked") | (string & {});
  /**
   * State of the customer. Without it: nothing: no screen shows it.
   */
  state?: string | null;
  /**
   * Analysis of the detected state. Without it: as without its fields.
   */
  stateAnalysis?: {
    /**
     * State that was detected. A region's key, name or abbreviation in any case: california (California, CA), chicago (Illinois, IL), arizona (Arizona, AZ), florida (Florida, FL) (rulings A4). Without it: no such line in the drawer.
     */
    detectedState?: ("california" | "chicago" | "arizona" | "florida") | (string & {}) | null;
    /**
     * How sure that is: 'State 99%' (rulings C38). Percent, 0 to 100. Without it: '–'.
     */
    confidence?: number | null;
  } | null;
  /**
   * How sure the verdict is: 'Confidence' (rulings C38). Percent, 0 to 100. Without it: '–'.
   */
  confidence?: number | null;
  /**
   * Why it is valid or not. Without it: 'N/A'.
   */
  reason?: string | null;
  /**
   * Kind of verdict. Without it: 'N/A'.
   */
  type?: string | null;
}
export interface Month {
  /**
   * The month. A month, YYYY-MM. Unique in its list. Without it: the row is skipped.
   */
  month: string;
  /**
   * Valid appointments. Without it: '–'.
   */
  totalValidAppointments: number;
  /**
   * Whether it is still running. Without it: the weeks and the date tell.
   */
  hasPartialData: boolean;
  /**
   * Its weeks. Without it: 'No weeks to show yet'.
   */
  weeklyBreakdown: {
    /**
     * Its number: 1 is the month's first week, and a week is in one month. Without it: 'Week –'.
     */
    weekNumber: number;
    /**
     * First day. A day, YYYY-MM-DD. Without it: '–'.
     */
    startDate: string;
    /**
     * Last day. A day, YYYY-MM-DD. Without it: '–'.
     */
    endDate: string;
    /**
     * Valid appointments. Without it: '–', no bar.
     */
    totalAppointments: number;
    /**
     * Per day. Without it: '–'.
     */
    dailyAverage: number;
    /**
     * Whether it runs: 'In Progress'. Without it: read as complete.
     */
    isPartial: boolean;
    /**
     * Appointments by region. By a region's key, name or abbreviation in any case: california (California, CA), chicago (Illinois, IL), arizona (Arizona, AZ), florida (Florida, FL) (rulings A4). Without it: '–' for each, all of the bar is 'other'.
     */
    byRegion: {
      [k: string]: number;
    };
  }[];
  /**
   * How it went. Without it: '–' for each.
   */
  trends: {
    /**
     * Average of a completed week. Without it: '–'.
     */
    averageWeekly?: number | null;
    /**
     * Best week. Without it: '–'.
     */
    bestWeek?: {
      /**
       * Its appointments. Without it: '–'.
       */
      appointments: number;
      /**
       * Its number. Without it: no dates of it.
       */
      weekNumber: number;
    } | null;
    /**
     * Growth on the month before, in percent. Without it: '–'.
     */
    growthRate?: number | null;
  };
  /**
   * By region; a map from name to the same is read too (rulings A5). Without it: 'No regional figures yet'.
   */
  regionBreakdown: {
    /**
     * Region. A region's key, name or abbreviation in any case: california (California, CA), chicago (Illinois, IL), arizona (Arizona, AZ), florida (Florida, FL) (rulings A4). Unique in its list. Without it: the row is skipped.
     */
    name: ("california" | "chicago" | "arizona" | "florida") | (string & {});
    /**
     * Average of a completed week. Without it: '–'.
     */
    weeklyAverage?: number | null;
    /**
     * Appointments of the month. Without it: '–'.
     */
    totalAppointments: number;
  }[];
  /**
   * By telemarketer, name by name. By name. Without it: 'No telemarketer figures yet'.
   */
  telemarketers: {
    [k: string]: {
      /**
       * Average of a completed week. Without it: '–'.
       */
      weeklyAverage?: number | null;
      /**
       * Appointments of the month. Without it: '–'.
       */
      totalAppointments: number;
    };
  };
}
export interface DashboardResponse {
  /**
   * The day's figures. Without it: '–' for each of them.
   */
  metrics: {
    /**
     * Valid appointments of today, in weekly mode of the week. Without it: '–'.
     */
    totalValidAppointments: number;
    /**
     * Regions with a valid appointment. Without it: '–'.
     */
    activeRegions: number;
    /**
     * Mean confidence of the AI model. Percent, 0 to 100. Without it: '–'.
     */
    aiConfidence: number;
    /**
     * Closed today: see Weekly mode above. Without it: not known.
     */
    weeklyMode: boolean;
    /**
     * First and last day of the week, in weekly mode. Without it: '–' to '–'.
     */
    dateRange?: {
      /**
       * First day. A day, YYYY-MM-DD. Without it: '–'.
       */
      start?: string | null;
      /**
       * Last day. A day, YYYY-MM-DD. Without it: '–'.
       */
      end?: string | null;
    } | null;
  };
  /**
   * What runs. Without it: '–' for engine and hours.
   */
  systemStatus: {
    /**
     * The AI model. Without it: nothing: it is up once this call responds (rulings C2).
     */
    claude?: {
      /**
       * Whether it runs. Without it: as above.
       */
      operational?: boolean | null;
    } | null;
    /**
     * The scheduling service. Without it: as above.
     */
    teamup?: {
      /**
       * Whether it runs. Without it: as above.
       */
      operational?: boolean | null;
    } | null;
    /**
     * The validation engine. Without it: '–'.
     */
    validationEngine: {
      /**
       * Whether it runs. Without it: '–'.
       */
      running: boolean;
    };
    /**
     * The business hours. Without it: '–'.
     */
    businessHours: {
      /**
       * Whether they are on. Without it: '–'.
       */
      active: boolean;
    };
  };
}
export interface YesterdayComparisonResponse {
  /**
   * Against yesterday; in weekly mode against the same days of the week before, which are named. Without it: 'No data'.
   */
  totalValidAppointments: {
    /**
     * Change in percent of yesterday. Without it: 'No data'.
     */
    change: number;
    /**
     * Its direction. Up, down, neutral, stable; another word: the sign of the change counts. Without it: the sign of the change counts.
     */
    trend?: ("up" | "down" | "neutral" | "stable") | (string & {}) | null;
    /**
     * Yesterday's value; 0: 'No yesterday data'. Without it: the change stands alone.
     */
    yesterday: number;
  };
  /**
   * Against yesterday. Without it: 'No data'.
   */
  activeRegions: {
    /**
     * Change in percent of yesterday. Without it: 'No data'.
     */
    change: number;
    /**
     * Its direction. Up, down, neutral, stable; another word: the sign of the change counts. Without it: the sign of the change counts.
     */
    trend?: ("up" | "down" | "neutral" | "stable") | (string & {}) | null;
    /**
     * Yesterday's value; 0: 'No yesterday data'. Without it: the change stands alone.
     */
    yesterday: number;
  };
  /**
   * Against yesterday. Without it: 'No data'.
   */
  aiConfidence: {
    /**
     * Change in percent of yesterday. Without it: 'No data'.
     */
    change: number;
    /**
     * Its direction. Up, down, neutral, stable; another word: the sign of the change counts. Without it: the sign of the change counts.
     */
    trend?: ("up" | "down" | "neutral" | "stable") | (string & {}) | null;
    /**
     * Yesterday's value; 0: 'No yesterday data'. Without it: the change stands alone.
     */
    yesterday: number;
  };
}
export interface MonthlyResponse {
  /**
   * The running month. Without it: the months alone are shown.
   */
  summary: {
    /**
     * The running month; null: none. Without it: the months alone are shown.
     */
    currentMonth?: Month | null;
  };
  /**
   * All months, in any order. Without it: the running month alone is shown.
   */
  months: {
    /**
     * The month. A month, YYYY-MM. Unique in its list. Without it: the row is skipped.
     */
    month: string;
    /**
     * Valid appointments. Without it: '–'.
     */
    totalValidAppointments: number;
    /**
     * Whether it is still running. Without it: the weeks and the date tell.
     */
    hasPartialData: boolean;
    /**
     * Its weeks. Without it: 'No weeks to show yet'.
     */
    weeklyBreakdown: {
      /**
       * Its number: 1 is the month's first week, and a week is in one month. Without it: 'Week –'.
       */
      weekNumber: number;
      /**
       * First day. A day, YYYY-MM-DD. Without it: '–'.
       */
      startDate: string;
      /**
       * Last day. A day, YYYY-MM-DD. Without it: '–'.
       */
      endDate: string;
      /**
       * Valid appointments. Without it: '–', no bar.
       */
      totalAppointments: number;
      /**
       * Per day. Without it: '–'.
       */
      dailyAverage: number;
      /**
       * Whether it runs: 'In Progress'. Without it: read as complete.
       */
      isPartial: boolean;
      /**
       * Appointments by region. By a region's key, name or abbreviation in any case: california (California, CA), chicago (Illinois, IL), arizona (Arizona, AZ), florida (Florida, FL) (rulings A4). Without it: '–' for each, all of the bar is 'other'.
       */
      byRegion: {
        [k: string]: number;
      };
    }[];
    /**
     * How it went. Without it: '–' for each.
     */
    trends: {
      /**
       * Average of a completed week. Without it: '–'.
       */
      averageWeekly?: number | null;
      /**
       * Best week. Without it: '–'.
       */
      bestWeek?: {
        /**
         * Its appointments. Without it: '–'.
         */
        appointments: number;
        /**
         * Its number. Without it: no dates of it.
         */
        weekNumber: number;
      } | null;
      /**
       * Growth on the month before, in percent. Without it: '–'.
       */
      growthRate?: number | null;
    };
    /**
     * By region; a map from name to the same is read too (rulings A5). Without it: 'No regional figures yet'.
     */
    regionBreakdown: {
      /**
       * Region. A region's key, name or abbreviation in any case: california (California, CA), chicago (Illinois, IL), arizona (Arizona, AZ), florida (Florida, FL) (rulings A4). Unique in its list. Without it: the row is skipped.
       */
      name: ("california" | "chicago" | "arizona" | "florida") | (string & {});
      /**
       * Average of a completed week. Without it: '–'.
       */
      weeklyAverage?: number | null;
      /**
       * Appointments of the month. Without it: '–'.
       */
      totalAppointments: number;
    }[];
    /**
     * By telemarketer, name by name. By name. Without it: 'No telemarketer figures yet'.
     */
    telemarketers: {
      [k: string]: {
        /**
         * Average of a completed week. Without it: '–'.
         */
        weeklyAverage?: number | null;
        /**
         * Appointments of the month. Without it: '–'.
         */
        totalAppointments: number;
      };
    };
  }[];
}
export interface AppointmentsResponse {
  appointments: Appointment[];
  /**
   * All appointments of today, in weekly mode of the week, also those of no row here. Without it: the rows are counted.
   */
  total: number;
  /**
   * How many are valid. Without it: the rows are counted.
   */
  valid: number;
  /**
   * How many are invalid or blocked. Without it: the rows are counted.
   */
  invalid: number;
}
export interface LearningMetricsResponse {
  /**
   * Validations; above 50 'High confidence data'. Without it: '–'.
   */
  totalValidations: number;
  /**
   * Accuracy. Percent, 0 to 100. Without it: '–'.
   */
  accuracyRate: number;
  /**
   * Days, oldest first. Without it: 'No improvement trend yet'.
   */
  improvementTrends: {
    /**
     * The day. A day, YYYY-MM-DD. Unique in its list. Without it: the row is skipped.
     */
    date: string;
    /**
     * Accuracy of the day. Percent, 0 to 100. Without it: the day is left out of the line.
     */
    accuracy: number;
    /**
     * Validations of the day. Without it: nothing: no screen shows it.
     */
    validations?: number | null;
  }[];
  /**
   * What was learned. Without it: 'No patterns yet'.
   */
  commonPatterns: {
    /**
     * Of valid events. Without it: 'No patterns yet'.
     */
    validPatterns: {
      /**
       * The pattern. Without it: the row is skipped.
       */
      pattern: string;
      /**
       * How often it was right. Percent, 0 to 100. Without it: '–'.
       */
      accuracy: number;
      /**
       * How often it was met. Without it: '–'.
       */
      frequency: number;
    }[];
    /**
     * Of invalid events. Without it: 'No patterns yet'.
     */
    invalidPatterns: {
      /**
       * The pattern. Without it: the row is skipped.
       */
      pattern: string;
      /**
       * How often it was right. Percent, 0 to 100. Without it: '–'.
       */
      accuracy: number;
      /**
       * How often it was met. Without it: '–'.
       */
      frequency: number;
    }[];
  };
  /**
   * By telemarketer; spelled so. By name. Without it: 'No accuracy data yet'.
   */
  telemarkerterAccuracy: {
    [k: string]: {
      /**
       * How many were right. Without it: '–'.
       */
      correct: number;
      /**
       * How many there were. Without it: '–'.
       */
      total: number;
      /**
       * The share that was right. Percent, 0 to 100. Without it: '–'.
       */
      accuracy: number;
    };
  };
  /**
   * By region. By a region's key, name or abbreviation in any case: california (California, CA), chicago (Illinois, IL), arizona (Arizona, AZ), florida (Florida, FL) (rulings A4). Without it: 'No accuracy data yet'.
   */
  calendarAccuracy: {
    [k: string]: {
      /**
       * How many were right. Without it: '–'.
       */
      correct: number;
      /**
       * How many there were. Without it: '–'.
       */
      total: number;
      /**
       * The share that was right. Percent, 0 to 100. Without it: '–'.
       */
      accuracy: number;
    };
  };
}
export interface RecommendationsResponse {
  recommendations: string[];
}
export interface AlertStatsResponse {
  /**
   * All alerts. Without it: '–'.
   */
  total: number;
  /**
   * How many wait, also in the menu. Without it: '–'.
   */
  pending: number;
  /**
   * How many were decided. Without it: '–'.
   */
  reviewed: number;
  /**
   * How many were dismissed. Without it: '–'.
   */
  dismissed: number;
  /**
   * Decided as valid. Without it: '–'.
   */
  validDecisions: number;
  /**
   * Decided as invalid. Without it: '–'.
   */
  invalidDecisions: number;
}
export interface DataQualityResponse {
  /**
   * The figures. Without it: '–' for each.
   */
  summary: {
    /**
     * Quality score. Percent, 0 to 100. Without it: '–'.
     */
    qualityScoreAverage: number;
    /**
     * Phone issues. Without it: '–'.
     */
    phoneIssuesFound: number;
    /**
     * How many can be fixed. Without it: '–'.
     */
    phoneIssuesFixed: number;
    /**
     * Duplicates. Without it: '–'.
     */
    duplicatesFound: number;
    /**
     * Validation errors. Without it: '–'.
     */
    validationErrors: number;
    /**
     * Appointments looked at. Without it: '–'.
     */
    totalProcessed: number;
  };
  /**
   * Phones; up to 10 invalid ones are shown. Without it: 'No invalid phones'.
   */
  phoneCorrections: {
    /**
     * Number as it was written. Without it: '–'.
     */
    original: string;
    /**
     * Number as it should be. Without it: '–'.
     */
    cleaned: string;
    /**
     * Its format, or what is wrong with it. Without it: in the list our own reading, in a test '–'.
     */
    format?: string | null;
    /**
     * How sure that is. Percent, 0 to 100. Without it: '–'.
     */
    confidence: number;
    /**
     * Whether it is a valid number. Without it: in no list; a test says neither.
     */
    isValid: boolean;
    /**
     * What to do about it. Without it: '–'.
     */
    suggestions?: string[] | null;
  }[];
  /**
   * Duplicates and what to do. Without it: 'No duplicates in the report'.
   */
  duplicates: {
    /**
     * Groups of bookings. Without it: 'No duplicates in the report'.
     */
    duplicateGroups: {
      /**
       * How they match. Without it: '–'.
       */
      matchType: string;
      /**
       * How sure that is. Percent, 0 to 100. Without it: '–'.
       */
      confidence: number;
      /**
       * 'merge', 'manual_review' or another. Without it: '–'.
       */
      suggestedAction: string;
      /**
       * The bookings. Without it: no rows.
       */
      appointments: Appointment[];
      /**
       * The one to keep. Without it: none is marked.
       */
      primaryAppointment?: Appointment | null;
    }[];
    /**
     * What to do. Without it: 'Data Quality Looks Good!'.
     */
    suggestions: {
      /**
       * Priority. High, medium, low; another word: shown as it was sent, sorted last. Without it: 'No priority', sorted last.
       */
      priority: ("high" | "medium" | "low") | (string & {});
      /**
       * What to do. Without it: the reason stands for it.
       */
      action: string;
      /**
       * Why. Without it: nothing.
       */
      reason?: string | null;
    }[];
  };
  /**
   * Reports; up to 10 with violations are shown. Without it: 'No violations in the report'.
   */
  validationReports: {
    /**
     * 'valid', 'warnings' or another. Without it: '–'.
     */
    status: ("valid" | "warnings") | (string & {});
    /**
     * Score. Percent, 0 to 100. Without it: '–', sorted last.
     */
    score: number;
    /**
     * Whether it was fixed. Without it: no 'Auto-fixed'.
     */
    autoFixApplied?: boolean | null;
    /**
     * What is wrong. Without it: the report is not shown.
     */
    violations: {
      /**
       * Which field. Without it: the row is skipped.
       */
      field: string;
      /**
       * Whether it can be fixed. Without it: no 'Auto-fixable'.
       */
      canAutoFix?: boolean | null;
      /**
       * The rule. Without it: '–'.
       */
      rule: {
        /**
         * What it says. Without it: '–'.
         */
        message: string;
        /**
         * Severity. Error, warning, info; another word: shown as it was sent. Without it: '–'.
         */
        severity: ("error" | "warning" | "info") | (string & {});
      };
    }[];
    /**
     * What to do. Without it: nothing.
     */
    recommendations?: string[] | null;
  }[];
}
export interface HistoricalSummaryResponse {
  /**
   * Days tracked; 0: 'No historical data available yet'. Without it: '–'.
   */
  totalDays: number;
  /**
   * First and last of them. Without it: 'No day yet'.
   */
  dateRange: {
    /**
     * First day. A day, YYYY-MM-DD. Without it: '–'.
     */
    start?: string | null;
    /**
     * Last day. A day, YYYY-MM-DD. Without it: '–'.
     */
    end?: string | null;
  };
  /**
   * Appointments per day. Without it: '–'.
   */
  averageDaily: number;
  /**
   * Best day. Without it: '–', 'No day yet'.
   */
  bestDay?: {
    /**
     * The day. A day, YYYY-MM-DD. Without it: '–'.
     */
    date: string;
    /**
     * Its appointments. Without it: '–'.
     */
    appointments: number;
  } | null;
  /**
   * Region with the most. Without it: 'N/A', 'No region yet'.
   */
  topRegion?: {
    /**
     * Region. A region's key, name or abbreviation in any case: california (California, CA), chicago (Illinois, IL), arizona (Arizona, AZ), florida (Florida, FL) (rulings A4). Without it: 'N/A'.
     */
    name: ("california" | "chicago" | "arizona" | "florida") | (string & {});
    /**
     * Its appointments. Without it: '–'.
     */
    totalAppointments: number;
  } | null;
}
export interface HistoricalInsightsResponse {
  insights: {
    /**
     * Of what it speaks. Without it: '–'.
     */
    metric: string;
    /**
     * What it is. Trend, comparison, pattern, anomaly; another word: shown as it was sent, without an icon of its own. Without it: '–'.
     */
    type: ("trend" | "comparison" | "pattern" | "anomaly") | (string & {});
    /**
     * Significance. High, medium, low; another word: shown as it was sent, sorted last. Without it: 'No significance', sorted last.
     */
    significance: ("high" | "medium" | "low") | (string & {});
    /**
     * What it says. Without it: nothing.
     */
    description: string;
    /**
     * Value now. Without it: '–'.
     */
    currentValue: number;
    /**
     * Average of the days. Without it: '–'.
     */
    historicalAverage: number;
    /**
     * Change in percent. Without it: '–', no bar.
     */
    percentageChange: number;
  }[];
}
export interface AnalyzeImprovementsResponse {
  /**
   * Optimizations of the prompt. Without it: 'None suggested'.
   */
  promptOptimizations: string[];
  /**
   * Adjustments of the confidence. Without it: 'None suggested'.
   */
  confidenceAdjustments: string[];
  /**
   * What the patterns tell. Without it: 'None found'.
   */
  patternInsights: string[];
}
export interface AddLearningCorrectionResponse {
  /**
   * Text of the toast. Without it: the toast has its title only.
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
   * How many were corrected. Without it: '–' in the toast.
   */
  corrected: number;
  /**
   * Of how many. Without it: '–' in the toast.
   */
  total: number;
}
export interface AnalyzePhoneResponse {
  /**
   * Number as it was written. Without it: '–'.
   */
  original: string;
  /**
   * Number as it should be. Without it: '–'.
   */
  cleaned: string;
  /**
   * Its format, or what is wrong with it. Without it: in the list our own reading, in a test '–'.
   */
  format?: string | null;
  /**
   * How sure that is. Percent, 0 to 100. Without it: '–'.
   */
  confidence: number;
  /**
   * Whether it is a valid number. Without it: in no list; a test says neither.
   */
  isValid: boolean;
  /**
   * What to do about it. Without it: '–'.
   */
  suggestions?: string[] | null;
}
export interface AnalyzePhonePayload {
  /**
   * text, as it was typed, trimmed
   */
  phone: string;
}
