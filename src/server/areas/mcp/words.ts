/** What assistants read: how to use the tools, what each does, and what to do when something is refused. */
const kinds = 'money is US dollars, rates are percent points (7.4 is 7.4%), lengths of time are months'

export const words = {
  instructions: `Truepenny works out US personal-finance questions: mortgages and other loans, cards and debt, federal and state income tax, paychecks, Social Security, retirement, saving, investing, insurance and household budgets. Every figure of law or of a survey in an answer has its source and date. Use these tools instead of working a number out yourself.

1. find_calculator with the person's question gives the names of what answers it.
2. describe_calculator gives the inputs with units, limits and defaults. In inputs, ${kinds}.
3. run_calculator (or run_plan for a whole household) with the inputs you know. What you leave out uses our default; the answer lists those under "assumed". Say which ones matter, and ask the person for theirs.
4. For one figure of law, such as a contribution limit, a standard deduction or a tax bracket: list_facts with words, then get_fact with its name.

When you tell a number, say the year of its rules and name its source with the date, from "sources". Quote figures as they are; don't round them into something else. Link "page", where the person can change the numbers and see the working.

This is education, not financial, tax or legal advice. Say what the numbers mean and what the person could do, not what they should do. Never send names, account numbers or Social Security numbers: nothing here asks for them. What you send is not stored.`,
  notice: 'Education, not advice. Name the sources with their dates.',
  find: {
    title: 'Find a calculator',
    does: 'Finds which calculators and plans answer a question about personal money in the United States. Start here. Returns names for describe_calculator and run_calculator. Without a question it lists them all.',
    question: 'The question in plain English, such as "how long to pay off a $6,000 card at 24%"',
    most: 'How many to return at most; 5 if left out',
    none: (question: string) =>
      `Nothing fits “${question}”. Try other words for the subject (mortgage, paycheck, 401(k), credit card), or call find_calculator without a question for the whole list.`,
  },
  describe: {
    title: 'Describe a calculator',
    does: `Says what a calculator or plan asks for, before you run it: a JSON Schema of its inputs with labels, units, limits and defaults, the figures and tables it answers with, and one worked example. In inputs, ${kinds}.`,
  },
  run: {
    title: 'Run a calculator',
    does: 'Works out a calculator and returns the answer in one sentence, its figures with units, what they mean, the inputs used, which of those were assumed, and every source with its date. Send only what you know under "inputs"; call describe_calculator first for the names.',
    inputs: 'Inputs by name, as describe_calculator lists them. What is left out uses its default.',
    working: 'true to get the working too: the formula, the numbers in it and each rounding',
    tables:
      'Keys of tables to return with their rows, such as a payment schedule. Without it only their names and lengths come.',
  },
  plan: {
    title: 'Run a plan for a household',
    does: 'Works out a plan that reads a whole household: people, pay, accounts, debts and bills. Call describe_calculator first for the shape of "household". Leave out what you don’t know.',
    household: 'The household, in the shape describe_calculator gives for this plan',
    inputs: 'What the plan asks beside the household',
  },
  facts: {
    title: 'Find figures of law',
    does: 'Finds figures of US federal and state law that this service holds: tax brackets, deductions, credits, contribution limits, Social Security and Medicare rules, loan limits, deposit insurance and more. Returns names for get_fact. Without "about" it says which areas there are.',
    about: 'What it is about, in words, such as "Roth IRA income limit" or "Ohio income tax brackets"',
    most: 'How many to return at most; 12 if left out',
    areas: 'Areas and how many figures each has. Call again with "about" in words.',
    none: (about: string) => `We hold no figure that fits “${about}”. Try the official name, or other words.`,
    standing: 'standing law',
  },
  fact: {
    title: 'Get a figure of law',
    does: 'Gives one figure for a year with its unit, the document it comes from, its status (enacted, projected, carried over) and when we last checked. In facts, a fraction of 0.22 is 22%.',
    name: 'Its name from list_facts, such as "tax.standardDeduction.single"',
    year: 'The year; the law in force if left out',
    unknown: (name: string, near: readonly string[]) =>
      `There is no figure named “${name.slice(0, 120)}”. ${near.length > 0 ? `Near it: ${near.join(', ')}. ` : ''}Call list_facts with words for the names.`,
    fix: 'Send one of those years, or none for the law in force.',
  },
  name: 'Its name from find_calculator, such as "mortgage"',
  year: 'The tax year whose rules apply, such as 2026; the newest if left out',
  asOf: 'The day the question is asked for, YYYY-MM-DD; today if left out. The same day always gives the same answer.',
  unknown: (name: string, near: readonly string[]) =>
    `There is no calculator or plan named “${name}”. ${near.length > 0 ? `Near it: ${near.join(', ')}. ` : ''}Call find_calculator for the names.`,
  isPlan: (name: string) => `“${name}” is a plan: call run_plan, with the household it asks for.`,
  isCalculator: (name: string) => `“${name}” is a calculator: call run_calculator.`,
  fix: (name: string) =>
    `Call describe_calculator with "${name}" for the names, units and limits of its inputs, then send it again.`,
  failed:
    'Something went wrong on our side. Try again in a moment; if it stays, tell the person that this answer is not available now.',
  later: 'Wait, then send the same call again. Don’t work the number out yourself meanwhile.',
  tableCut: (shown: number, all: number) => `The first ${shown} of ${all} rows. The page has all of them.`,
  noTable: (key: string, keys: readonly string[]) =>
    keys.length > 0 ? `There is no table “${key}”. Tables here: ${keys.join(', ')}.` : 'This answer has no tables.',
  empty: 'Send a message of the Model Context Protocol as JSON.',
  batch: (most: number) => `Send at most ${most} messages at once.`,
  badOrigin: 'This address answers assistants and programs, not pages of other sites.',
  forPrograms:
    'This address is for assistants that speak the Model Context Protocol. How to connect one is on the page /developers.',
} as const
