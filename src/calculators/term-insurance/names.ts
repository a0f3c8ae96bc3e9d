import type { Milestone } from './compute.ts'
import { milestoneWords } from './words/explain.en.ts'

export const milestoneNames: Readonly<Record<Milestone['key'], string>> = milestoneWords
