/** Which of a calculator's inputs the visitor's own numbers can fill, and what its inputs tell about the visitor. */
import type { Tool } from '#calculators/kit/definition.ts'
import type { Field, InputValue, InputValues, ProfileKey, SavedKey } from '#calculators/kit/field.ts'
import { readValue } from '#calculators/kit/read-field.ts'
import type { CarriedDebt, CarriedFacts, FactValue, HeldAsset, HeldBill } from '../../state/carried.ts'
import type { PictureFacts } from '../../state/picture-facts.ts'
import { type Profile, profileKeys } from '../../state/profile.ts'
import { assetRows, assetsFrom, billRows, debtsFrom, rowsFrom } from './carried-debts.ts'

/** A fact that can stand in for another where that one is unknown. A pay is an income only of somebody who files alone. */
const standIns: Readonly<Partial<Record<ProfileKey, ProfileKey>>> = {
  annualPay: 'annualIncome',
  annualIncome: 'annualPay',
  toInvest: 'savings',
  cards: 'debts',
  debts: 'cards',
}
const married: readonly unknown[] = ['joint', 'separate']

/** A fact known about the visitor, and the tool it was typed in; `from` is null for the profile and the household. */
export interface KnownFact {
  readonly value: FactValue
  readonly from: string | null
}

/** What is known under a key: what was typed lately, else the profile, else the household, else what can stand in for it. */
export function knownFact(
  key: ProfileKey,
  profile: Profile,
  facts: CarriedFacts,
  picture: PictureFacts = {},
): KnownFact | null {
  const exact = (one: ProfileKey): KnownFact | null => {
    const typed = facts[one]
    if (typed) return typed
    const saved = profile[one as SavedKey] ?? picture[one]
    return saved === undefined ? null : { value: saved, from: null }
  }
  const found = exact(key)
  if (found) return found
  const other = standIns[key]
  if (other === undefined) return null
  const isPay = key === 'annualPay' || key === 'annualIncome'
  return isPay && married.includes(exact('filingStatus')?.value) ? null : exact(other)
}

/** The keys of the profile that can fill a field: its own, and the one that can stand in for it. */
export const savedKeysOf = (key: ProfileKey): readonly ProfileKey[] =>
  [key, standIns[key]].filter((one) => one !== undefined)

/** A fact as the value of a field; null where it does not fit. */
function valueFor(field: Field, key: ProfileKey, fact: FactValue): InputValue | null {
  const given = () => {
    if (field.kind === 'rows') {
      if (!Array.isArray(fact)) return null
      if (key === 'bills') return billRows(field, fact as readonly HeldBill[])
      return key === 'assets'
        ? assetRows(field, fact as readonly HeldAsset[])
        : rowsFrom(field, key, fact as readonly CarriedDebt[])
    }
    if (typeof fact === 'object' && 'unit' in fact && field.kind !== 'share')
      return (field.kind === 'percent') === (fact.unit === 'pct') ? fact.amount : null
    return fact
  }
  const value = given()
  if (value === null) return null
  const read = readValue(field, value)
  return read.ok ? read.value : null
}

const holds = ({ profileWhile }: Field, inputs: InputValues): boolean =>
  Object.entries(profileWhile ?? {}).every(([name, value]) => inputs[name] === value)

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** One input that a known fact can fill. */
export interface Offer {
  readonly name: string
  readonly key: ProfileKey
  readonly value: InputValue
  readonly fact: KnownFact
}

/** The inputs known facts can fill, among those the page asks then. What is so already is not offered. */
export function offersFor(
  calculator: Tool,
  inputs: InputValues,
  known: (key: ProfileKey) => KnownFact | null,
): readonly Offer[] {
  const fitting = Object.entries(calculator.fields).flatMap(([name, field]): Offer[] => {
    const fact = field.profile === undefined || !holds(field, inputs) ? null : known(field.profile)
    if (field.profile === undefined || fact === null) return []
    const value = valueFor(field, field.profile, fact.value)
    return value === null ? [] : [{ name, key: field.profile, value, fact }]
  })
  const then = { ...inputs, ...Object.fromEntries(fitting.map(({ name, value }) => [name, value])) }
  return fitting.filter(({ name, value }) => !same(value, inputs[name]) && calculator.shown(name, then))
}

/** Inputs the profile and the household know and the calculator accepts; with `inputs`, only those that hold beside them. */
export function knownInputs(
  calculator: Tool,
  profile: Profile,
  picture: PictureFacts = {},
  inputs?: InputValues,
): InputValues {
  const known: Record<string, InputValue> = {}
  for (const [name, field] of Object.entries(calculator.fields)) {
    const fact =
      field.profile === undefined || (inputs && !holds(field, inputs))
        ? null
        : knownFact(field.profile, profile, {}, picture)
    if (field.profile === undefined || fact === null) continue
    const value = valueFor(field, field.profile, fact.value)
    if (value !== null) known[name] = value
  }
  return known
}

/** What the visitor typed here and other tools may ask: unlike both what the page opened with and its starting values. */
export function typedFacts(
  calculator: Tool,
  inputs: InputValues,
  opened: InputValues,
  initial: InputValues,
): readonly { readonly key: ProfileKey; readonly value: FactValue }[] {
  return Object.entries(calculator.fields).flatMap(([name, field]) => {
    const value = inputs[name]
    const isTyped = !same(value, opened[name]) && !same(value, initial[name])
    if (field.profile === undefined || value === undefined || !isTyped) return []
    if (!holds(field, inputs) || !calculator.shown(name, inputs)) return []
    const fact = factOf(field, field.profile, value, initial[name])
    return fact === null ? [] : [{ key: field.profile, value: fact }]
  })
}

function factOf(field: Field, key: ProfileKey, value: InputValue, initial: InputValue | undefined): FactValue | null {
  if (field.kind === 'rows') return debtsFrom(field, key, value, initial)
  if (key === 'birthMonth' && field.kind === 'date') return typeof value === 'string' ? value.slice(0, 7) : null
  if (key === 'downPayment' && typeof value === 'number')
    return { amount: value, unit: field.kind === 'percent' ? 'pct' : 'usd' }
  if (typeof value === 'number' || typeof value === 'string') return value
  return typeof value === 'object' && value !== null && 'unit' in value ? value : null
}

/** What the profile keeps, of all that a field may be about. */
const saved: readonly string[] = profileKeys

/** What these inputs would tell the profile. The pay of somebody who files alone is the income. */
export function factsFrom(
  calculator: Tool,
  inputs: InputValues,
): readonly { readonly key: SavedKey; readonly value: string | number }[] {
  const alone = !Object.entries(calculator.fields).some(
    ([name, field]) => field.profile === 'filingStatus' && married.includes(inputs[name]),
  )
  return Object.entries(calculator.fields).flatMap(([name, field]) => {
    const value = inputs[name]
    const key = field.profile === 'annualPay' && alone ? 'annualIncome' : field.profile
    const isFact = typeof value === 'string' || typeof value === 'number'
    return key !== undefined && saved.includes(key) && isFact && holds(field, inputs)
      ? [{ key: key as SavedKey, value }]
      : []
  })
}

/** The debts typed in a calculator's lists, for a visitor who wants to keep them. */
export function debtsIn(calculator: Tool, inputs: InputValues): readonly CarriedDebt[] {
  return Object.entries(calculator.fields).flatMap(([name, field]) => {
    const value = inputs[name]
    const isDebts = field.profile === 'cards' || field.profile === 'debts'
    if (field.kind !== 'rows' || !isDebts || value === undefined || !calculator.shown(name, inputs)) return []
    const initial = typeof field.initial === 'function' ? undefined : field.initial
    return debtsFrom(field, field.profile ?? 'debts', value, initial) ?? []
  })
}

/** What is owned, typed in a calculator's list, for a visitor who wants to keep it. */
export function assetsIn(calculator: Tool, inputs: InputValues): readonly HeldAsset[] {
  return Object.entries(calculator.fields).flatMap(([name, field]) => {
    const value = inputs[name]
    if (field.kind !== 'rows' || field.profile !== 'assets' || value === undefined) return []
    if (!calculator.shown(name, inputs)) return []
    return assetsFrom(field, value, typeof field.initial === 'function' ? undefined : field.initial) ?? []
  })
}

export const asksProfile = (calculator: Tool): boolean =>
  Object.values(calculator.fields).some(
    ({ profile }) => profile !== undefined && savedKeysOf(profile).some((key) => saved.includes(key)),
  )
