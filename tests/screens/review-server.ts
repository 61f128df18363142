import type { Responses } from '../mount/network.ts';
import { alertRow, appointmentRow, dashboardBody } from '../rows.ts';

export type SentAlert = ReturnType<typeof alertRow>;

/** An alert that came so many minutes before 2:30 PM. */
const alertOf = (customer: string, minutes: number, sent: object = {}): SentAlert =>
  alertRow({
    id: customer.toLowerCase().replace(' ', '-'),
    customer,
    createdAt: new Date(Date.parse('2026-11-21T19:30:00Z') - minutes * 60_000).toISOString(),
    ...sent,
  });

const reviewed = { status: 'reviewed', reviewedBy: 'Denise Fitzgerald' };

/** Six pending alerts, newest first, and five decided ones. */
export const alertRows: readonly SentAlert[] = [
  alertOf('Ann Lee', 0, { confidence: 55, reason: 'Odd title' }),
  alertOf('Bea Moss', 10, { telemarketer: 'Priya Shah', confidence: 71 }),
  alertOf('Cy Stone', 20, { region: 'florida', confidence: 64 }),
  alertOf('Dee Park', 30, { telemarketer: 'Priya Shah', title: 'WC', confidence: 58 }),
  alertOf('Eli Reed', 40, { region: 'arizona', confidence: 79 }),
  alertOf('Flo Hart', 50, { confidence: 62 }),
  alertOf('Gus Webb', 90, {
    ...reviewed,
    reason: 'Odd title',
    manualDecision: 'valid',
    reviewedAt: '2026-11-21T19:10:00Z',
    notes: 'Confirmed by phone',
  }),
  alertOf('Hal Knox', 80, {
    ...reviewed,
    reason: 'Odd title',
    manualDecision: 'invalid',
    reviewedAt: '2026-11-21T19:00:00Z',
  }),
  alertOf('Ida Voss', 70, {
    ...reviewed,
    manualDecision: 'valid',
    reviewedAt: '2026-11-21T19:20:00Z',
  }),
  alertOf('Jo Lane', 60, {
    status: 'dismissed',
    reviewedBy: 'Ivan Castell',
    reviewedAt: '2026-11-21T18:50:00Z',
  }),
  alertOf('Kim Wade', 100, {
    status: 'dismissed',
    reviewedBy: 'Ivan Castell',
    reviewedAt: '2026-11-21T18:55:00Z',
  }),
];

/** The appointment of an alert. */
export const bookingOf = ({ title, customer, telemarketer, region }: SentAlert, sent = {}) =>
  appointmentRow({ title, customer, telemarketer, region, time: '2026-11-21T15:00:00Z', ...sent });

interface Decided {
  readonly alertId: string;
  readonly decision?: string;
  readonly reviewedBy: string;
  readonly notes?: string;
}

/** A server that keeps alerts and takes decisions. */
export class ReviewServer {
  #alerts: readonly SentAlert[];

  constructor(sent: readonly SentAlert[] = alertRows) {
    this.#alerts = sent;
  }

  get alerts(): readonly SentAlert[] {
    return this.#alerts;
  }

  /** In the order of the queue. */
  get pending(): readonly SentAlert[] {
    return this.#alerts.filter(({ status }) => status === 'pending');
  }

  find(id = ''): SentAlert | undefined {
    return this.#alerts.find((alert) => alert.id === id);
  }

  /** Adds alerts that came now. */
  add(...customers: readonly string[]): void {
    this.#alerts = [...customers.map((customer) => alertOf(customer, -5)), ...this.#alerts];
  }

  /** Takes a decision; one by a colleague, unless it says by whom. */
  decide({ alertId, decision, reviewedBy, notes = '' }: Decided): void {
    const made = {
      status: decision === undefined ? 'dismissed' : 'reviewed',
      manualDecision: decision ?? null,
      reviewedBy,
      reviewedAt: new Date().toISOString(),
      notes,
    };
    this.#alerts = this.#alerts.map((alert) =>
      alert.id === alertId ? { ...alert, ...made } : alert,
    );
  }

  #stats() {
    const count = (isCounted: (alert: SentAlert) => boolean) =>
      this.#alerts.filter(isCounted).length;
    return {
      total: this.#alerts.length,
      pending: count(({ status }) => status === 'pending'),
      reviewed: count(({ status }) => status === 'reviewed'),
      dismissed: count(({ status }) => status === 'dismissed'),
      validDecisions: count(({ manualDecision }) => manualDecision === 'valid'),
      invalidDecisions: count(({ manualDecision }) => manualDecision === 'invalid'),
    };
  }

  /** Its writes: a decision that an alert of another status refuses with 409. */
  readonly #write = ({ body }: { readonly body: unknown }): object | 409 => {
    const made = body as Decided;
    if (this.find(made.alertId)?.status !== 'pending') return 409;
    this.decide(made);
    return {};
  };

  readonly responses = {
    alerts: () => this.#alerts,
    alertStats: () => this.#stats(),
    appointments: alertRows.map((alert) => bookingOf(alert)),
    dashboard: dashboardBody(),
    reviewAlert: this.#write,
    dismissAlert: this.#write,
  } satisfies Responses;

  /** Decisions that are taken, and whose response is lost. */
  readonly lost = {
    reviewAlert: (request: { readonly body: unknown }) => {
      this.#write(request);
      return 'lost';
    },
    dismissAlert: (request: { readonly body: unknown }) => {
      this.#write(request);
      return 'lost';
    },
  } satisfies Responses;
}
