import { cited } from '../cited.ts'
import type { StateCode } from '../states/codes.ts'

/** What an employer itself pays into a state's leave or disability program, as a rate on each worker's pay. */
export interface EmployerLeaveShare {
  readonly rate: number
  /** `social-security`: up to that wage base; a number: up to this pay; null: all pay. Dollars a year. */
  readonly upTo: 'social-security' | number | null
  /** The rate is for employers with at least so many workers; smaller ones pay less or nothing. Absent: every employer. */
  readonly workersFrom?: number
}

/**
 * For an estimate of what a worker costs. A state that is absent has no such share (California, Connecticut and Rhode Island: the
 * worker pays all), or none that is a rate on pay (New York and Hawaii: what insurance costs beyond the worker's part).
 */
export const employerLeaveShare = cited<Readonly<Partial<Record<StateCode, EmployerLeaveShare>>>>(
  {
    CO: { rate: 0.0044, upTo: 'social-security', workersFrom: 10 },
    DC: { rate: 0.0075, upTo: null },
    DE: { rate: 0.004, upTo: 'social-security', workersFrom: 25 },
    MA: { rate: 0.0042, upTo: 'social-security', workersFrom: 25 },
    ME: { rate: 0.005, upTo: 'social-security', workersFrom: 15 },
    MN: { rate: 0.0044, upTo: 'social-security', workersFrom: 31 },
    NJ: { rate: 0.005, upTo: 44_800 },
    OR: { rate: 0.004, upTo: 'social-security', workersFrom: 25 },
    VT: { rate: 0.0033, upTo: null },
    WA: { rate: 0.003_228, upTo: 'social-security', workersFrom: 50 },
  },
  'state-paid-leave',
  {
    asOf: '2026',
    confidence: 'medium',
    where: 'employer contribution as a share of wages',
    note: 'Colorado, Delaware, Maine: EY table of state leave rates for 2026. District of Columbia: the rate until the end of 2025. New Jersey: a new employer’s disability rate. Washington: 28.57% of the 1.13% premium.',
  },
)
