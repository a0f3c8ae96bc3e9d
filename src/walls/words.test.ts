/** What is said stands apart from the rules that choose it: in the `words` of a calculator, and in `content`. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesOf, house } from './import-graph.testkit.ts'

const files = filesOf(['src/calculators'])
const worded = new Set(
  [...files.keys()].flatMap((file) => /^src\/calculators\/((?:kit\/)?[\w-]+)\/words\//.exec(file)?.[1] ?? []),
)
const folderOf = (file: string): string => /^src\/calculators\/((?:kit\/)?[\w-]+)\//.exec(file)?.[1] ?? ''
/** Cards, what people call things, worked examples and tests hold words of their own. */
const isRule = (file: string): boolean =>
  worded.has(folderOf(file)) && !/\/words\/|\/(meta|asks|cases)\.ts$|\.test(kit)?\.ts$|\.precomputed\.ts$/.test(file)

const comments = /(?<![\w.'"*])\/\*(?!\/)[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm
const literals = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g
/** Texts of three words and more that a person could read as a sentence or a part of one. */
function sentencesIn(code: string): string[] {
  const bare = code.replace(comments, '').replace(/^\s*(?:import|export)[\s\S]*?from\s+'[^']+'/gm, '')
  return [...bare.matchAll(literals)]
    .map((match) => (match[1] ?? match[2] ?? '').replace(/\$\{[^}]*\}/g, '…'))
    .filter((text) => /[A-Za-z’]{2,}[,;:]? [a-z’]{2,}[,;:]? [a-z’]{2,}/.test(text))
}

const thrown = /throw new \w+\([\s\S]*?\)(?=\s*[\n;}])/g
/** Files of the kit whose strings are no sentences a visitor reads on a page, each with why. */
const kitHolds: Readonly<Record<string, string>> = {
  'src/calculators/api/table-shapes.ts': 'columns with their units, for programs',
  'src/calculators/api/units.ts': 'names of units, for programs',
  'src/calculators/kit/calculator.ts': 'a type that names a mistake to who writes a definition',
  'src/calculators/kit/csv.ts': 'a comment inside a line',
  'src/calculators/kit/household.ts': 'filing statuses as the IRS writes them',
  'src/calculators/kit/past-starts.ts': 'the record every past start is of, said the same by three calculators',
  'src/calculators/kit/starting-home.ts': 'hints that stand beside their starting values',
  'src/calculators/kit/starting-values.ts': 'hints that stand beside their starting values',
  'src/calculators/kit/tax-needs.ts': 'what is being fetched',
  'src/calculators/questions/table-shapes.ts': 'columns with their units, for programs',
}

describe('no sentence outside words', () => {
  test('one is found, a name or a formula is not', () => {
    expect(sentencesIn("// a word about it\nconst a = 'PMI ends in seven years'")).toEqual(['PMI ends in seven years'])
    expect(sentencesIn(`const a = \`You would save \${say.money(x)} a month on it\``)).toHaveLength(1)
    expect(sentencesIn(`const a = 'monthly-payment', b = \`= \${x} ÷ \${y}\`, c = 'Freddie Mac'`)).toEqual([])
  })
  test('every calculator has its words apart', () => {
    const folders = [...files.keys()].flatMap((file) => /^src\/calculators\/([\w-]+)\/meta\.ts$/.exec(file)?.[1] ?? [])
    expect(folders.length).toBeGreaterThan(30)
    expect(folders.filter((folder) => !worded.has(folder))).toEqual([])
    expect(worded.has('kit/example')).toBe(true)
  })
  const holding = new Map(
    [...files]
      .filter(([file]) => isRule(file))
      .map(([file, code]) => [file, sentencesIn(code.replace(thrown, ''))] as const)
      .filter(([, texts]) => texts.length > 0),
  )
  test('their rules hold none', () => {
    const found = [...holding].filter(([file]) => kitHolds[file] === undefined)
    expect(found.flatMap(([file, texts]) => texts.map((text) => `${file}: ${text}`))).toEqual([])
  })
  test('what the kit is let off is still needed', () => {
    expect(Object.keys(kitHolds).filter((file) => !holding.has(file))).toEqual([])
  })
})

/** Engine files whose strings are no sentences said to a visitor, each with why. */
const engineHolds: Readonly<Record<string, string>> = {
  'src/engine/budget/default-categories.ts': 'names of categories: data that the visitor renames',
  'src/engine/spending/brands.ts': 'names of shops and phrases of statements, compared with what a bank wrote',
  'src/engine/spending/sample-shops.ts': 'names of made-up shops and payees',
  'src/engine/rate.ts': 'what a number is called in the error thrown about it',
}

describe('the engine says keys with values', () => {
  const holding = new Map(
    [...filesOf(['src/engine'])]
      .filter(([file]) => !/\.test(kit)?\.ts$/.test(file))
      .map(([file, code]) => [file, sentencesIn(code.replace(thrown, ''))] as const)
      .filter(([, found]) => found.length > 0),
  )
  test('an error thrown is no sentence to a visitor, what follows it is one', () => {
    const code = "if (x) throw new RangeError(`No such place as this`)\nreturn 'the credit starts to shrink'"
    expect(sentencesIn(code.replace(thrown, ''))).toEqual(['the credit starts to shrink'])
  })
  test('its files hold no sentence', () => {
    const found = [...holding].filter(([file]) => engineHolds[file] === undefined)
    expect(found.flatMap(([file, texts]) => texts.map((text) => `${file}: ${text}`))).toEqual([])
  })
  test('what is let through is still needed', () => {
    expect(Object.keys(engineHolds).filter((file) => !holding.has(file))).toEqual([])
  })
})

/** Facts that pages show and that say keys. The notes of others are for whoever checks them; no page shows those. */
const sayingKeys =
  /^src\/facts\/(caveat\.ts|states\/|state-rules\/(minimum-wage|plan-529|property-tax-limits|transfer-tax|unemployment-insurance|vehicle-tax)\.ts)/
/** What a fact holds in words, by its key, each with why. */
const factsHold: Readonly<Record<string, string>> = {
  where: 'the place in a law or form, written as the agency cites it',
  name: 'what the state or its form calls it',
  of: 'the name of another credit of the state',
}
const namedIn = new RegExp(`\\b(${Object.keys(factsHold).join('|')}): *(?:'(?:[^'\\\\\\n]|\\\\.)*'|\`[^\`]*\`)`, 'g')

describe('the states’ facts say keys with values', () => {
  const holding = [...filesOf(['src/facts'])].filter(
    ([file]) => sayingKeys.test(file) && !/\.test(kit)?\.ts$/.test(file),
  )
  test('a citation is none, a sentence under another key is one', () => {
    const code = "{ where: 'Form 40, line 3 and the chart', note: 'Only pensions from work' }"
    expect(sentencesIn(code.replace(namedIn, ''))).toEqual(['Only pensions from work'])
  })
  test('they hold no sentence', () => {
    const found = holding.flatMap(([file, code]) =>
      sentencesIn(code.replace(thrown, '').replace(namedIn, '')).map((text) => `${file}: ${text}`),
    )
    expect(found).toEqual([])
  })
  test('what is let through is still needed', () => {
    const keys = holding.flatMap(([, code]) =>
      [...code.matchAll(namedIn)].filter(([text]) => sentencesIn(text).length > 0).map(([, key]) => key),
    )
    expect([...new Set(keys)].sort()).toEqual(Object.keys(factsHold).sort())
  })
})

/**
 * Words of ours that visitors stumbled over, and their relatives. Each is what nobody at a counter would say; `docs/words.md` says
 * what to say instead.
 */
const stumbled: readonly RegExp[] = [
  /\bin all\b/i,
  /\bcomes? on top\b/i,
  /\be-mail/i,
  /\bstood (?:here|there)\b/i,
  /\bmend(s|ed)?\b/i,
  /\bdear(er|est)?\b/i,
  /\bpersons\b/i,
  /\bby itself\b/i,
  /\bstands? (behind|for|here|at|in)\b/i,
  /\b(asks?|asked) (only|least|for \$)/i,
  /\bof (it|them),/i,
  /\b(would do|what it takes to)\b/i,
  /\bthe working\b/i,
  /\bfold the\b/i,
  /\bthe middle (half|one|start|year)\b/i,
  /\ball (of us |of those )?who\b/i,
  /\bbears? (its|a|the|no) (rate|tax)\b/i,
  /\bquiet years?\b/i,
  /\bmiddle US\b/i,
  /\bhangs? on\b/i,
  /\bour starting value\b/i,
  /\bwould [^.?]* would\b/i,
  /!(?=['`])/,
]
const tooLong = (text: string): boolean =>
  text.split(/(?<=[.?])\s+/).some((sentence) => sentence.split(/\s+/).filter((word) => /\w/.test(word)).length > 30)

describe('how a calculator speaks', () => {
  const spoken = [...files]
    .filter(([file]) => /\/words\/.*\.en\.ts$/.test(file))
    .map(([file, code]) => ({
      file,
      texts: [...code.replace(comments, '').matchAll(literals)].map((m) => m[1] ?? m[2] ?? ''),
    }))

  test('a phrase of the list is found', () => {
    expect(stumbled.some((phrase) => phrase.test('PMI costs you $9 in all'))).toBe(true)
    expect(stumbled.some((phrase) => phrase.test('PMI costs $9 in total'))).toBe(false)
  })
  test('says nothing visitors stumbled over', () => {
    const found = spoken.flatMap(({ file, texts }) =>
      texts.flatMap((text) =>
        stumbled
          .filter((phrase) => phrase.test(text))
          .map((phrase) => `${file}: ${phrase.source}: ${text.slice(0, 90)}`),
      ),
    )
    expect(found).toEqual([])
  })
  test('keeps sentences to thirty words', () => {
    const found = spoken.flatMap(({ file, texts }) => texts.filter(tooLong).map((text) => `${file}: ${text}`))
    expect(found).toEqual([])
  })
  test('the guide names what a phrase is replaced by', () => {
    expect(readFileSync(path.join(house, 'docs/words.md'), 'utf8').length).toBeGreaterThan(1000)
  })
})

/** Texts a visitor sees on a screen: what is quoted, and what stands between tags, with what is put into it as '…'. */
function seenIn(code: string): string[] {
  const bare = code.replace(comments, '').replace(/^\s*(?:import|export)[^;\n]*?from\s+'[^']+'/gm, '')
  const quoted = [...bare.matchAll(literals)].flatMap((match) => (match[1] ?? match[2] ?? '').split(/\n+/))
  const attributes = [...bare.matchAll(/="([^"]+)"/g)].map((match) => match[1] ?? '')
  const joined = bare
    .replaceAll("{' '}", ' ')
    .replace(/\{(?:[^{}<>]|\{[^{}<>]*\})*\}/g, '…')
    .replace(/<\/?(?:strong|b|em|a|Link|time|span)\b[^<>]*>/g, '')
  const between = [...joined.matchAll(/>([^<>{}]+)</g)]
    .map((match) => match[1] ?? '')
    .filter((text) => !isCode.test(text))
  return [...quoted, ...attributes, ...between]
    .map((text) =>
      text
        .replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '…')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((text) => /[A-Za-z’]{2,}[,;:]? [a-z’]{2,}[,;:]? [a-z’]{2,}/.test(text) && !isStyle.test(text))
}
const isCode = /[=;|`'"\]]|\w\(|^\s*[,):?]|\b(?:const|return|function)\b/
const isStyle = /(?:^|\s)(?:flex|grid|block|absolute|text-\w+|[mpw][tblrxy]?-\d\S*)(?:\s|$)|[@#]{|^\d/

describe('screens and content speak as the calculators do', () => {
  const isSaid = (file: string): boolean =>
    !/\.(test|testkit|examples|samples|precomputed|d)\.tsx?$|\/gallery\/|\/search\/(words|page-words|us-states)\.ts$/.test(
      file,
    )
  const seen = [...filesOf(['src/app', 'src/content', 'src/teaching/glossary', 'src/teaching/guides', 'src/writing'])]
    .filter(([file]) => isSaid(file))
    .map(([file, code]) => ({ file, texts: seenIn(code) }))
  const wrong = seen.flatMap(({ file, texts }) =>
    texts.flatMap((text) => [
      ...stumbled.filter((phrase) => phrase.test(text)).map((phrase) => `${file}: ${phrase.source}: ${text}`),
      ...(tooLong(text) ? [`${file}: over thirty words: ${text}`] : []),
    ]),
  )

  test('a text between tags is found as one sentence, code and style are not', () => {
    const code = `<p className="flex gap-2 text-sm">\n  You owe <b>{dollars(total)}</b> in\n  all.{' '}\n  <Link to="/a">More of it</Link>\n</p>`
    expect(seenIn(code)).toEqual(['You owe … in all. More of it'])
    expect(seenIn('const a = b > c ? d.e(f) : g < h')).toEqual([])
    expect(seenIn('<Part title="What you owe today" note={note} />')).toEqual(['What you owe today'])
  })
  test('many are looked at', () => {
    expect(seen.reduce((sum, { texts }) => sum + texts.length, 0)).toBeGreaterThan(500)
  })
  test('say nothing visitors stumbled over, in sentences of at most thirty words', () => {
    expect(wrong).toEqual([])
  })
})
