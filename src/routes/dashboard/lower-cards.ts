const lowWhileEmpty = 'has-[>[data-nothing]]:low';

/** What an outline shows of a card whose code comes after the first look: it takes as much room. */
export const lowerCards = {
  needs: {
    title: 'Needs you now',
    subtitle: 'Most appointments at stake first',
    // Three lines in each state.
    className: 'compact min-h-[345px] md:min-h-[161px] print:hidden',
  },
  recent: { title: 'Recent Validations', className: `min-h-[30rem] ${lowWhileEmpty}` },
  health: { title: 'System Health', className: '' },
  actions: { title: 'Quick Actions', className: 'min-h-[9.5rem] print:hidden' },
  analysis: {
    title: 'Appointments Analysis',
    className: 'min-h-[32.5rem] max-sm:min-h-[35.5rem]',
  },
  performance: {
    title: 'AI Performance Insights',
    className: 'max-wide:min-h-[29.25rem] max-sm:min-h-[35rem]',
  },
  why: {
    title: 'Why appointments are invalid',
    className: `min-h-[37.5rem] max-sm:min-h-[58.5rem] ${lowWhileEmpty}`,
  },
  log: { title: 'Appointments Log', className: `min-h-[32.5rem] ${lowWhileEmpty}` },
  endpoints: { title: 'API Endpoints', className: 'min-h-[32.5rem] print:hidden' },
  learning: {
    title: 'AI Learning System',
    className: 'min-h-[37.25rem] max-sm:min-h-[50.25rem]',
  },
  rules: { title: 'Validation Rules', className: '' },
} as const;
