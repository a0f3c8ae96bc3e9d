import { unnamed } from './words/explain.en.ts'

/** A visitor's own words inside a sentence: bold marks taken out, never empty. */
export const named = (name: string): string => name.replaceAll('*', '').trim() || unnamed
