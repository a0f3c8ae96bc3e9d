/**
 * What a calculator says about its result: data, never JSX. Text may hold **bold** figures.
 * The same presentation is drawn on the screen, printed, exported and answered by the JSON API.
 */
import type { Cited } from '#facts/cited.ts'
import type { Source } from '#facts/sources/source.ts'
import type { SourceId } from '#facts/sources.ts'

/**
 * How a number reads. `money` is whole dollars, `cents` has cents, `price` has cents and under a dollar four digits that count,
 * `percent` is percent points, `share` the same of something counted (past markets, simulations, a need): whole, as a person would say it,
 * `month` is YYYYMM, `ratio` has two decimals, `rate` six digits that count and two decimals at
 * least: rates of exchange, amounts in any currency.
 */
export type Unit =
  | 'money'
  | 'cents'
  | 'price'
  | 'percent'
  | 'share'
  | 'months'
  | 'years'
  | 'count'
  | 'month'
  | 'ratio'
  | 'rate'

/** Same colour for the same thing on every chart. The names are tokens of the look. */
export type DataColor = 'principal' | 'interest' | 'tax' | 'insurance' | 'other' | 'growth' | 'real'

/** A bar split into named parts that add up to its total. */
export interface Split {
  readonly label: string
  readonly unit: Unit
  readonly parts: readonly { readonly label: string; readonly value: number; readonly color: DataColor }[]
}

export interface Series {
  readonly key: string
  readonly label: string
  readonly color: DataColor
  /** One value for each x; null where there is none. */
  readonly values: readonly (number | null)[]
  /**
   * `area` fills down to zero (or on top of the series before it when stacked), `dashed` is a what-if. `step` holds each value
   * until the next x and then jumps: rates, benefits by month. `dashed-step` is a what-if of that kind.
   */
  readonly look?: 'line' | 'area' | 'dashed' | 'step' | 'dashed-step'
  /** The line goes on over places without a value: yearly values among monthly ones. Without it they are gaps. */
  readonly isJoined?: boolean
}
/** A range for each x: from low to high. */
export interface Band {
  readonly label: string
  readonly low: readonly number[]
  readonly high: readonly number[]
  readonly color: DataColor
}
/** Lines, areas or bars over time. */
export interface XYChart {
  readonly kind: 'lines' | 'stacked' | 'bars'
  readonly key: string
  readonly title: string
  /** One sentence under the title. */
  readonly lead?: string
  /** The whole chart in one sentence, for those who do not see it. */
  readonly summary: string
  readonly note?: string
  readonly x: {
    readonly label: string
    /** `money` prints short dollars on the axis: an income that grows from left to right. */
    readonly kind: 'month' | 'year' | 'number' | 'date' | 'money'
    readonly values: readonly (string | number)[]
  }
  readonly unit: Unit
  /** What the upright axis counts, with its unit, where more can be said than the unit: 'Dollars a month'. */
  readonly yLabel?: string
  /** What above and below zero mean, where both happen: 'Buying ahead', 'Renting ahead'. */
  readonly signs?: { readonly above: string; readonly below: string }
  readonly series: readonly Series[]
  /** A shaded range between two lines, e.g. low and high. */
  readonly band?: Band
  /** A narrower range inside the band, darker: the middle half. */
  readonly innerBand?: Band
  /** Dashed marks for events, placed on an x value; a number between two x values goes to the nearer one. */
  readonly marks?: readonly { readonly x: string | number; readonly label: string }[]
  /**
   * `numbered` draws 1, 2, 3 … on the chart; a list under it gives each mark's x and its words. For more than three marks or
   * long words; twelve fit on a phone. `ticks` are small signs above the lines, said where the chart is read: any number of them.
   */
  readonly marksLook?: 'labels' | 'numbered' | 'ticks'
  /** Stretches shaded from top to bottom: recessions. Names are said where the chart is read. From and to are x values or lie between. */
  readonly spans?: {
    readonly label: string
    readonly items: readonly { readonly from: string; readonly to: string; readonly name?: string }[]
  }
  /** A straight line across: a threshold, an average, what a rate would be without the jumps. */
  readonly level?: { readonly value: number; readonly label: string }
  /** Where the upright axis ends although values go on; the picture says how far what is cut goes. */
  readonly ceiling?: number
  /**
   * `near` lets the upright axis of lines begin near the lowest value instead of at zero, where only the change is the question: a
   * rate of exchange. Never for bars or areas, which are read by their length.
   */
  readonly axis?: 'from-zero' | 'near'
  /**
   * `log`: equal distances are equal percentages, for lines above zero over long times; with a value at or below zero the scale stays
   * straight.
   */
  readonly scale?: 'straight' | 'log'
  /** Half as high again, where the chart is the page. */
  readonly isTall?: boolean
}
/** Money flowing from left to right. Every node's inflow equals its outflow, save at the ends. */
export interface FlowChart {
  readonly kind: 'flow'
  readonly key: string
  readonly title: string
  readonly lead?: string
  readonly summary: string
  readonly note?: string
  readonly unit: Unit
  readonly nodes: readonly {
    readonly id: string
    readonly label: string
    readonly column: number
    readonly color: DataColor
  }[]
  readonly links: readonly { readonly from: string; readonly to: string; readonly value: number }[]
}
interface ChartWords {
  readonly key: string
  readonly title: string
  readonly lead?: string
  /** The whole chart in one sentence, for those who do not see it. */
  readonly summary: string
  readonly note?: string
}
/** One side of a grid. */
export interface HeatAxis {
  readonly label: string
  /** Every step in words as a sentence would say it: '62 and 3 months'. Different from each other. */
  readonly values: readonly string[]
  /** The steps named at the edge of the grid: `at` is an index into `values`. The table on the page shows only these. */
  readonly ticks: readonly { readonly at: number; readonly label: string }[]
}
/** One value for each pair of two choices, darker where it is larger. At most 97 by 97. */
export interface HeatChart extends ChartWords {
  readonly kind: 'heat'
  readonly unit: Unit
  /** What a cell's value is: 'Benefits over both lives'. */
  readonly valueLabel: string
  /** Left to right. */
  readonly x: HeatAxis
  /** Bottom to top. */
  readonly y: HeatAxis
  /** `values[y][x]`; null where there is none. */
  readonly values: readonly (readonly (number | null)[])[]
  /** Cells of at least this value, outlined: 'Within 1% of the best'. */
  readonly zone?: { readonly label: string; readonly least: number }
  /** Single cells by their indexes; at most one of each kind. */
  readonly marks?: readonly {
    readonly kind: 'best' | 'yours'
    readonly x: number
    readonly y: number
    readonly label: string
  }[]
}
/** From a first total, through what is taken off and added, to a last one. */
export interface WaterfallChart extends ChartWords {
  readonly kind: 'waterfall'
  readonly unit: Unit
  /**
   * From top to bottom. A `total` stands at its own height; a `change` (negative takes off) starts where the step before it
   * ended. The changes between two totals must add up to their difference.
   */
  readonly steps: readonly {
    readonly label: string
    readonly kind: 'total' | 'change'
    readonly value: number
    readonly color?: DataColor
    /** A few words under the label. */
    readonly note?: string
  }[]
}
/** Brackets and how full each is. */
export interface FillChart extends ChartWords {
  readonly kind: 'fill'
  /** The unit of capacity, filled and result. */
  readonly unit: Unit
  readonly color?: DataColor
  /** Column words for the table: 'Tax bracket', 'Your income in it', 'Tax on it'. */
  readonly words: { readonly row: string; readonly filled: string; readonly result?: string }
  readonly rows: readonly {
    /** 'Standard deduction', '12% bracket'; different from each other. */
    readonly label: string
    /** Percent points; null where a rate makes no sense. */
    readonly rate: number | null
    /** How much fits; null when it has no end. */
    readonly capacity: number | null
    readonly filled: number
    /** What comes of it: the tax on it. */
    readonly result?: number
  }[]
}
/** Things with names beside each other on one scale: three brokers, four ways to pay, each bar made of its parts. */
export interface RanksChart extends ChartWords {
  readonly kind: 'ranks'
  readonly unit: Unit
  /** Column words for the table: 'Broker', 'All fees'. */
  readonly words: { readonly row: string; readonly total: string }
  /** What the bars are made of, in order. One part: the bars need no legend. */
  readonly parts: readonly { readonly key: string; readonly label: string; readonly color: DataColor }[]
  readonly rows: readonly {
    /** Different from each other. */
    readonly label: string
    /** A few words under the label. */
    readonly note?: string
    /** One for each part. Parts below zero go to the left; a row is best of one sign. */
    readonly values: readonly number[]
    /** The one the page is about. */
    readonly isYours?: boolean
  }[]
}
export type Chart = XYChart | FlowChart | HeatChart | WaterfallChart | FillChart | RanksChart

/** Whether a column holds words, dates said in words among them, rather than numbers. */
export const holdsWords = (unit: Column['unit']): unit is 'text' | 'date' => unit === 'text' || unit === 'date'

export interface Column {
  readonly label: string
  /** `date` is text that says a year, a month or a day as people do: '2056', 'Dec 2056', 'Oct 8, 2026'. */
  readonly unit: Unit | 'text' | 'date'
  /** For money over time, where a table holds both: of the year it falls in, or of today. */
  readonly dollars?: 'nominal' | 'today'
}
export interface Table {
  readonly key: string
  readonly title: string
  readonly lead?: string
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly (string | number | null)[])[]
  /** Long schedules start folded, so that typing stays quick. */
  readonly folded?: boolean
  /** `ledger` is for lines with a reason each: words wrap, and on a phone the columns of text go under the amounts. */
  readonly look?: 'ledger'
  /** With `ledger`: rows, by index, that stand out: a heading over lines, a sum of the lines above, the last sum. */
  readonly emphasis?: Readonly<Record<number, 'heading' | 'subtotal' | 'total'>>
}

export interface KeyedColumn extends Column {
  /** What programs call it: it stays when the label or the order changes. Different from the others of the table. */
  readonly key: string
  /** The numbers that its words say, row by row, for programs. `currency`: in the currency that the row or the question names. */
  readonly numbers?: { readonly unit: Unit | 'currency'; readonly values: readonly (number | null)[] }
}
/** A table of a calculator, which programs read as well as people. */
export interface KeyedTable extends Table {
  readonly columns: readonly KeyedColumn[]
  /** What programs call each row, where people know it by words alone: it stays when the words or the order change. */
  readonly lines?: readonly string[]
}

export interface Finding {
  /** good: in your favour; watch: costs you; act: something to do now; note: what the number leaves out. */
  readonly tone: 'good' | 'watch' | 'act' | 'note'
  readonly text: string
}
export interface Working {
  readonly title: string
  /** The formula, then the same with the visitor's numbers, then the result: one line each. */
  readonly lines: readonly string[]
  readonly steps?: readonly string[]
}
/** Something the visitor can do with the result elsewhere in the house. */
export interface Action {
  readonly id: 'budget-home-payment' | 'household-home-loan'
  readonly label: string
  readonly value: number
  /** What a home loan would be after this; with 'household-home-loan'. */
  readonly loan?: NewHomeLoan
}
/** A home loan that takes the place of another. */
export interface NewHomeLoan {
  readonly balance: number
  /** Decimal. */
  readonly annualRate: number
  readonly months: number
  /** Principal and interest, dollars a month. */
  readonly payment: number
  /** What the loan it takes the place of owes. */
  readonly replaces: number
  /** Debts it pays off, by name. */
  readonly paidOff: readonly string[]
}

/** A day of the result worth keeping in the visitor's own calendar. */
export interface CalendarEvent {
  /** 'YYYY-MM-DD'; the event takes the whole day. */
  readonly date: string
  /** A few words. A calendar that reads the file again knows the event by them, so amounts belong in the note. */
  readonly title: string
  readonly note?: string
  /** Comes again every year from `date` on. */
  readonly yearly?: boolean
}
/** What the button "Calendar file" hands over; see kit/calendar.ts. */
export interface CalendarFile {
  /** With its ending: 'home-jobs.ics'. */
  readonly fileName: string
  /** Empty: no button. */
  readonly events: readonly CalendarEvent[]
}

/** A source as the page prints it: what we took from it, where it stands, how firm it is. */
export interface Citation {
  readonly id: SourceId
  readonly source: Source
  /** What was taken from it, in words: 'average 30-year rate'. */
  readonly what: string
  readonly where?: string
  readonly asOf?: string
  readonly status: Cited<unknown>['status']
  readonly confidence?: 'low' | 'medium'
  readonly note?: string
}

/** The citation of a figure from the table of its area. */
export function citation<T extends Readonly<Record<string, Source>>>(
  table: T,
  id: Extract<keyof T, SourceId>,
  what: string,
  figure?: Cited<unknown>,
): Citation {
  const { where, asOf, status = 'enacted', confidence, note } = figure ?? {}
  return {
    id,
    source: table[id] as Source,
    what,
    status,
    ...(where ? { where } : {}),
    ...(asOf ? { asOf } : {}),
    ...(confidence ? { confidence } : {}),
    ...(note ? { note } : {}),
  }
}

/**
 * A figure with the document it names itself; `what` says what the calculator took from it. Which document that is differs from year to
 * year. Nothing for a figure that names a document of another area.
 */
export const citationOf = (
  table: Readonly<Record<string, Source>>,
  figure: Cited<unknown>,
  what: string,
): readonly Citation[] =>
  Object.hasOwn(table, figure.source) ? [citation(table, figure.source as never, what, figure)] : []

/** What a visitor sees first; worked out at every key press, so it holds only what is quick to make. */
export interface Answer {
  /** The answer to the page's question in one sentence a tired person understands. */
  readonly headline: string
  readonly more?: string
  readonly split?: Split
  /** The figure whose number the headline says, where that isn't the calculator's main one. */
  readonly headlineFigure?: string
  /** Keys of the figures shown large under the headline, at most four. */
  readonly keyFigures: readonly string[]
  readonly actions?: readonly Action[]
  /** Dates for the visitor's own calendar. At most a few dozen events, quick to make. */
  readonly calendar?: CalendarFile
}

/** All that explains an answer, part by part, so that the first on the page need not wait for the last. */
export interface Explanation {
  /** The chart at this place, counted from 0 among those there are; null past the last. */
  readonly chart: (at: number) => Chart | null
  readonly charts: () => readonly Chart[]
  readonly findings: () => readonly Finding[]
  readonly tables: () => readonly KeyedTable[]
  readonly workings: () => readonly Working[]
  readonly sources: () => readonly Citation[]
}

/** The whole result: the answer, and all that explains it. */
export interface Presentation extends Answer {
  readonly charts: readonly Chart[]
  readonly findings: readonly Finding[]
  readonly tables: readonly KeyedTable[]
  readonly workings: readonly Working[]
  readonly sources: readonly Citation[]
}
