/** A lesson as its page shows it: plain data, so that the browser gets no lesson's code. */
import type { Opening } from '#calculators/kit/front.ts'
import type { Citation, Unit as FigureUnit } from '#calculators/kit/presentation.ts'
import type { MarkedText } from '../glossary/mark-terms.ts'
import type { LessonAbout, UnitSlug } from '../lessons/kit/lesson.ts'
import type { LessonCard } from './card.ts'

/** Where a number of a sentence comes from. */
export type Note =
  | { readonly kind: 'worked'; readonly figure: string; readonly how: string }
  | { readonly kind: 'source'; readonly citation: Citation }

/** A sentence or a few, with what stands behind their numbers. */
export interface Passage {
  /** Plain, or a term of the glossary where the lesson uses it first. */
  readonly pieces: MarkedText
  readonly notes: readonly Note[]
}

export type HookPage =
  | {
      readonly kind: 'amount'
      readonly ask: string
      readonly from: number
      readonly to: number
      readonly step: number
      readonly unit: FigureUnit
      readonly truth: number
      readonly truthText: string
      readonly reveal: Passage
    }
  | {
      readonly kind: 'choice'
      readonly ask: string
      readonly options: readonly string[]
      readonly truth: number
      readonly reveal: Passage
    }

export interface QuizOption {
  readonly says: string
  readonly why: string
}
/** One item with its options in the order they are shown. */
export interface QuizPage {
  readonly ask: string
  readonly options: readonly QuizOption[]
  /** Which is right, from 0. */
  readonly right: number
}

/** A figure of the calculator the lesson is about, shown under its answer. */
export interface WatchedFigure {
  readonly key: string
  readonly label: string
  readonly unit: FigureUnit
  /** As it reads for the inputs it opens with. */
  readonly text: string
}
export interface WidgetPage {
  readonly calculator: string
  readonly title: string
  /** All inputs it opens with, for the form; and those that differ from the calculator's starting values, for the link. */
  readonly inputs: Readonly<Record<string, unknown>>
  readonly given: Readonly<Record<string, unknown>>
  readonly ask: readonly string[]
  readonly watched: readonly WatchedFigure[]
  /** Answered for these inputs. */
  readonly opening: Opening
}

export interface CalculatorDoor {
  readonly slug: string
  readonly path: string
  readonly title: string
  readonly question: string
}

export interface LessonPage {
  readonly about: LessonAbout
  readonly unit: { readonly title: string; readonly place: number; readonly of: number }
  readonly hook: HookPage
  readonly idea: Passage
  readonly example: readonly Passage[]
  readonly tryIt: Passage
  readonly widget: WidgetPage
  readonly facts: readonly Passage[]
  readonly myth: { readonly said: string; readonly answer: Passage }
  readonly quiz: readonly QuizPage[]
  readonly summary: readonly string[]
  readonly doNow: { readonly say: string; readonly path: string | null }
  readonly next: { readonly lesson: LessonCard | null; readonly calculator: CalculatorDoor | null }
  readonly after: readonly LessonCard[]
  readonly doors: readonly string[]
  /** Every document the lesson stands on, once. */
  readonly sources: readonly Citation[]
}

/** A quiz item with the lesson it belongs to and its place there. */
export interface CourseItem {
  readonly lesson: string
  readonly title: string
  readonly at: number
  readonly of: number
  readonly item: QuizPage
}
export interface PlacementItem {
  readonly unit: UnitSlug
  readonly unitTitle: string
  readonly item: QuizPage
}
