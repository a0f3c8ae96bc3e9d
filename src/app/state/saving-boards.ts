/** Saving challenges ticked off on this device, newest last. Two tabs are joined board by board: the newer copy wins. */
import { isRecord, isText, readList } from './read-data.ts'
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
const isCents = (data: unknown): data is number => Number.isSafeInteger(data)

function readBoard(data: unknown): SavingBoard | null {
  if (!isRecord(data)) return null
  const { id, plan, link, ticks, extra, changedAt } = data
  if (!isText(id, 60) || !isText(plan, 2000) || !isText(link, 8000) || !isText(changedAt, 40)) return null
  if (!isRecord(ticks) || !isCents(extra)) return null
  const entries = Object.entries(ticks)
  if (entries.length > MOST_TICKS) return null
  const kept: Record<string, number> = {}
  for (const [step, amount] of entries) {
    if (!/^[1-9]\d{0,2}$/.test(step) || !isCents(amount) || amount < 0) return null
    kept[step] = amount
  }
  return { id, plan, link, ticks: kept, extra, changedAt }
}
export function readBoards(data: unknown): SavingBoards | null {
  if (!isRecord(data)) return null
  const boards = readList(data['boards'], readBoard, MOST_BOARDS)
  if (!boards) return null
  const gone: Record<string, string> = {}
  if (isRecord(data['gone']))
    for (const [id, at] of Object.entries(data['gone']).slice(-MOST_GONE)) if (isText(at, 40)) gone[id] = at
  return { boards, gone }
}

export function mergeBoards(mine: SavingBoards, theirs: SavingBoards): SavingBoards {
  const gone: Record<string, string> = { ...mine.gone }
  for (const [id, at] of Object.entries(theirs.gone)) if (at > (gone[id] ?? '')) gone[id] = at
  const newer = new Map<string, SavingBoard>()
  for (const board of [...theirs.boards, ...mine.boards]) {
    const other = newer.get(board.id)
    if (!other || board.changedAt > other.changedAt) newer.set(board.id, board)
  }
  const boards = [...newer.values()].filter((board) => board.changedAt > (gone[board.id] ?? ''))
  return { boards: boards.sort((a, b) => (a.changedAt < b.changedAt ? -1 : 1)).slice(-MOST_BOARDS), gone }
}

export const savingBoardStore = stored<SavingBoards>('saving-boards', {
  version: 1,
  area: 'local',
  initial: { boards: [], gone: {} },
  read: readBoards,
  merge: mergeBoards,
})

const time = () => new Date().toISOString()
export const newBoardId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`
/** Keeps a board, new or changed, as the newest. A full device keeps what it has and answers false. */
export function keepBoard(board: Omit<SavingBoard, 'changedAt'>): boolean {
  const now = savingBoardStore.get()
  const others = now.boards.filter((one) => one.id !== board.id)
  if (others.length >= MOST_BOARDS) return false
  savingBoardStore.set({ ...now, boards: [...others, { ...board, changedAt: time() }] })
  return true
}
export function dropBoard(id: string): void {
  savingBoardStore.set((now) => ({
    boards: now.boards.filter((board) => board.id !== id),
    gone: Object.fromEntries([...Object.entries(now.gone), [id, time()]].slice(-MOST_GONE)) as Record<string, string>,
  }))
}
/** Brings a dropped board back as it was. */
export function bringBack(board: SavingBoard): void {
  const now = savingBoardStore.get()
  const { [board.id]: _gone, ...gone } = now.gone
  savingBoardStore.set({
    boards: [...now.boards.filter((one) => one.id !== board.id), { ...board, changedAt: time() }],
    gone,
  })
}
