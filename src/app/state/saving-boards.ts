/** Saving challenges ticked off on this device, newest last. Two tabs are joined board by board: the newer copy wins. */
import { deletions } from './deletions.ts'
import { one, or, record } from './shape.ts'
import { text } from './shape-basics.ts'
import { list, map } from './shape-lists.ts'
import { stored } from './stored.ts'

export interface SavingBoard {
  readonly id: string
  /** What makes the plan: goal, dates, pattern, limits. Two boards are the same challenge where this is the same. */
  readonly plan: string
  /** The whole form as a link, so that the challenge can be opened again. */
  readonly link: string
  /** Whole cents put aside, by step number. */
  readonly ticks: Readonly<Record<string, number>>
  /** Whole cents saved beside the steps. */
  readonly extra: number
  /** ISO time of the last change. */
  readonly changedAt: string
}
export interface SavingBoards {
  readonly boards: readonly SavingBoard[]
  /** Deleted boards by id with the time, so that another tab does not bring them back. */
  readonly gone: Readonly<Record<string, string>>
}

const MOST_BOARDS = 20
const MOST_TICKS = 400
const MOST_GONE = 100
const cents = one((data: unknown): data is number => Number.isSafeInteger(data))
const noLess = one((data: unknown): data is number => Number.isSafeInteger(data) && (data as number) >= 0)
const isStep = (step: string): boolean => /^[1-9]\d{0,2}$/.test(step)

export const boardsShape = record<SavingBoards>({
  boards: list(
    { of: 'challenges', most: MOST_BOARDS },
    record<SavingBoard>({
      id: text(60),
      plan: text(2000),
      link: text(8000),
      ticks: map({ of: 'steps', most: MOST_TICKS }, isStep, noLess),
      extra: cents,
      changedAt: text(40),
    }),
    (board) => board.id,
  ),
  gone: or(deletions(MOST_GONE), {}),
})

export function mergeBoards(mine: SavingBoards, theirs: SavingBoards): SavingBoards {
  const gone: Record<string, string> = { ...mine.gone }
  for (const [id, at] of Object.entries(theirs.gone)) if (at > (gone[id] ?? '')) gone[id] = at
  const newer = new Map<string, SavingBoard>()
  for (const board of [...theirs.boards, ...mine.boards]) {
    const other = newer.get(board.id)
    if (!other || board.changedAt > other.changedAt) newer.set(board.id, board)
  }
  const boards = [...newer.values()].filter((board) => board.changedAt > (gone[board.id] ?? ''))
  return { boards: boards.sort((a, b) => (a.changedAt < b.changedAt ? -1 : 1)), gone }
}

export const savingBoardStore = stored<SavingBoards>('saving-boards', {
  version: 1,
  area: 'local',
  initial: { boards: [], gone: {} },
  shape: boardsShape,
  merge: mergeBoards,
})

const time = () => new Date().toISOString()
export const newBoardId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`
/** Keeps a board, new or changed, as the newest. False when there is no room for another. */
export function keepBoard(board: Omit<SavingBoard, 'changedAt'>): boolean {
  return savingBoardStore.set((now) => ({
    ...now,
    boards: [...now.boards.filter((one) => one.id !== board.id), { ...board, changedAt: time() }],
  }))
}
export function dropBoard(id: string): void {
  savingBoardStore.set((now) => ({
    boards: now.boards.filter((board) => board.id !== id),
    gone: Object.fromEntries([...Object.entries(now.gone), [id, time()]].slice(-MOST_GONE)) as Record<string, string>,
  }))
}
/** Brings a dropped board back as it was. */
export function bringBack(board: SavingBoard): void {
  savingBoardStore.set((now) => {
    const { [board.id]: _gone, ...gone } = now.gone
    return {
      boards: [...now.boards.filter((one) => one.id !== board.id), { ...board, changedAt: time() }],
      gone,
    }
  })
}
