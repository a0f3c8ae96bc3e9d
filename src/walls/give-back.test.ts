/** What a calculator may write of the visitor's records, and where: on a press, never by itself. */
import { expect, test } from 'vitest'
import { filesOf } from './import-graph.testkit.ts'

/** Each calls what writes from a button alone. */
const onPress: Readonly<Record<string, readonly string[]>> = {
  'src/app/calculator/companions/budget-planner/budget-binding.tsx': ['giveBudgetBack'],
  'src/app/calculator/result/more-actions.tsx': ['giveAssetsBack', 'giveDebtsBack', 'setFact'],
  'src/app/calculator/result/result-action.tsx': ['giveHomeLoan', 'setHomePayment'],
}
/** What writes the budget, the incomes, the profile, the goals or the household’s lists. */
const writing =
  /\b(setHomePayment|updateHomeLoan|setMonthlyIncome|setExpense|setTargetSavingsRate|giveBudgetBack|giveDebtsBack|giveAssetsBack|giveHomeLoan|setFact|addEntry|editEntry|deleteEntry|putOwn|putIncome|addGoal|editGoal|(?:budgetStore|incomeStore|goalStore|ownLists|profile)\.set)\(/g
const code = (text: string): string => text.replace(/^import[\s\S]*?from '[^']+'$/gm, '')
/** The code that writes for them, and is asked by them alone. */
const hands = ['src/app/calculator/companions/budget-planner/budget-binding-stores.ts']

const pages = [...filesOf(['src/app/calculator', 'src/app/embed'])].filter(
  ([file]) => !/\.test(kit)?\.tsx?$/.test(file),
)

test('no page of a calculator writes a record anywhere else', () => {
  const found = Object.fromEntries(
    pages.flatMap(([file, text]) => {
      const calls = [...new Set([...code(text).matchAll(writing)].map((match) => match[1] ?? ''))].sort()
      return calls.length === 0 || hands.includes(file) ? [] : [[file, calls]]
    }),
  )
  expect(found).toEqual(onPress)
})

test('and those write in what a button calls, never in an effect', () => {
  for (const [file, text] of pages.filter(([one]) => Object.hasOwn(onPress, one))) {
    const effects = [...text.matchAll(/use(?:Layout)?Effect(?:Event)?\(([\s\S]*?)\n {2}\}/g)].map(
      (match) => match[1] ?? '',
    )
    for (const effect of effects) expect(effect.match(writing) ?? [], file).toEqual([])
    // The writing function of the planner has one caller: its button.
    if (text.includes('const save = ')) expect(text.match(/\bsave\b(?=\(|\}| =)/g), file).toHaveLength(2)
  }
})
