import { cited } from '../cited.ts'

/** Units of a former currency for one euro, fixed for good when its country joined. */
export const fixedToEuro = cited<Readonly<Record<string, number>>>(
  {
    BGN: 1.95583,
    HRK: 7.5345,
    EEK: 15.6466,
    LVL: 0.702804,
    LTL: 3.4528,
    SKK: 30.126,
    SIT: 239.64,
    CYP: 0.585274,
    MTL: 0.4293,
    DEM: 1.95583,
    FRF: 6.55957,
    ITL: 1936.27,
    ESP: 166.386,
  },
  'euro-conversion',
)

/** Units for one US dollar that a central bank holds. Only where no market rate is at hand. */
export const peggedToDollar = cited<Readonly<Record<string, number>>>(
  {
    AED: 3.6725,
    SAR: 3.75,
    QAR: 3.64,
    BHD: 0.376,
    OMR: 0.3845,
    JOD: 0.709,
  },
  'dollar-pegs',
)

/** What changing money usually costs, shares of the amount. */
export const changeCosts = cited(
  {
    cardForeignFee: { low: 0, high: 0.03 },
    airportCash: { low: 0.05, high: 0.15 },
    bankWire: { low: 0.01, high: 0.04 },
    transferService: { low: 0.003, high: 0.01 },
  },
  'assumption',
  { status: 'assumption', confidence: 'low' },
)
