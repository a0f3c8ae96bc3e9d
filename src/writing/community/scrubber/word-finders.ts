import { type Finder, type Match, matches } from './number-finders.ts'
import { roundedAmount } from './rounded.ts'

const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
const fullDate = `(?:\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{2,4}|\\d{4}-\\d{1,2}-\\d{1,2}|(?:${months})\\.? \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}|\\d{1,2} (?:${months})\\.? \\d{4})`
const street =
  'St(?:reet)?|Ave(?:nue)?|R(?:oa)?d|La?ne?|Dr(?:ive)?|Blvd|Boulevard|Ct|Court|Way|Cir(?:cle)?|Place|Pl|Terrace|Ter|P(?:ar)?kwa?y|Highway|Hwy'
const flat = '(?:,? ?(?:apt|apartment|unit|suite|ste)\\.? ?#?\\w{1,6}|,? ?#\\w{1,6})?'
/** Words that follow a number without being a street: "20 minute drive", "2 way street". */
const notAStreet =
  /\b(?:minutes?|hours?|miles?|days?|weeks?|months?|years?|percent|dollars|way|ways|car|cars|other|more|and|or|of|the|a|in|on|to|my)\b/i

/** A year of the last hundred stands; day and month go. */
function bornIn(text: string, [from, to]: Match): Match {
  const year = /(?:19|20)\d{2}/.exec(text.slice(from, to))?.[0]
  return [from, to, year ? `(born ${year})` : '(date of birth hidden)']
}

/** Words that stand after "I'm" with a capital and are nobody's name. */
const notAName =
  /^(?:American|Black|White|Asian|Latin\w*|Hispanic|Native|Canadian|Mexican|Christian|Catholic|Jewish|Muslim|Not|So|In|At|On|A|An|The|Really|Very|Just|Trying|Thinking|Paying|OK|Okay|FIRE|[A-Z]{2,})$/

export const wordFinders: readonly Finder[] = [
  {
    kind: 'email',
    find: (text) => [
      ...matches(text, /[\w.+%-]{1,64}@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,24}\b/gi),
      ...matches(
        text,
        /\b[\w.+-]{2,40} ?[([]?\bat\b[)\]]? ?[\w-]{2,30} ?[([]?\bdot\b[)\]]? ?(?:com|net|org|edu|gov|io|me|us|co|info)\b/gi,
      ),
    ],
  },
  {
    kind: 'handle',
    find: (text) => [
      ...matches(text, /(?<![\w@.])@[A-Za-z_][\w.]{2,29}\b/g),
      ...matches(
        text,
        /\b(?:my )?(?:telegram|whatsapp|discord|instagram|insta|snapchat|venmo|cash ?app|zelle)(?: (?:handle|name|id|user(?:name)?|is))*(?: is|:) ?(?<what>[$\w][\w.#-]{2,29})/gi,
      ),
    ],
  },
  {
    kind: 'invite',
    find: (text) =>
      matches(
        text,
        /\b(?:https?:\/\/)?(?:t\.me|telegram\.me|wa\.me|chat\.whatsapp\.com|discord\.gg|discord(?:app)?\.com\/invite|signal\.(?:me|group)|line\.me)\/\S+/gi,
      ),
  },
  {
    kind: 'address',
    find: (text) => [
      ...matches(
        text,
        new RegExp(
          `(?<![$\\d.,-])\\b\\d{1,6} (?:[NSEW][EW]?\\.? )?(?:[A-Z0-9][\\w'.]* ){1,4}(?:${street})\\b\\.?${flat}`,
          'g',
        ),
        (what) => !notAStreet.test(what.replace(/^\d+ /, '').replace(/ \S+$/, '')),
      ),
      ...matches(
        text,
        new RegExp(
          `(?<![$\\d.,-])\\b\\d{1,6} (?:[nsew]\\.? )?(?:[a-z']{3,20} ){1,2}(?:st|street|ave|avenue|road|blvd|boulevard|lane|drive)\\b\\.?${flat}`,
          'gi',
        ),
        (what) => !notAStreet.test(what.replace(/^\d+ /, '').replace(/ \S+$/, '')),
      ),
      ...matches(text, /\bp\.? ?o\.? box \d{1,6}\b/gi),
      ...matches(text, /(?<![\d$-])\d{5}-\d{4}(?![\d-])/g),
    ],
  },
  {
    kind: 'birthDate',
    find: (text) =>
      matches(
        text,
        new RegExp(
          `\\b(?:born|dob|d\\.o\\.b\\.?|birth ?day|birth ?date|date of birth)\\b[^\\n\\d]{0,20}?(?<what>${fullDate})`,
          'gi',
        ),
      ).map((match) => bornIn(text, match)),
  },
  {
    kind: 'balance',
    find: (text) =>
      matches(text, /\$ ?(?:\d{1,3}(?:,\d{3})+|\d{4,12})\.(?!00)\d{2}\b(?!\.?\d)/g).map(
        ([from, to]): Match => [from, to, roundedAmount(text.slice(from, to))],
      ),
  },
  {
    kind: 'name',
    find: (text) => [
      ...matches(text, /\b[Mm]y (?:full |real )?name(?:'s| is) (?<what>[A-Z][a-z]+(?: [A-Z][a-z'-]+){0,2})/g),
      ...matches(text, /\bI(?:'m| am) (?<what>[A-Z][a-z]+(?: [A-Z][a-z'-]+)?)(?=[,.\n]| and | from |$)/g, (what) =>
        what.split(' ').every((word) => !notAName.test(word)),
      ),
      ...matches(
        text,
        /(?:^|\n) *(?:thanks|thank you|thx|best|best regards|regards|cheers|sincerely|yours)[,.!]* *\n? *[-~]? *(?<what>[A-Z][a-z]{1,15}(?: [A-Z][a-z.]{0,15})?) *$/gi,
        (what) => /^[A-Z]/.test(what) && !/^(?:for|in|to|you|all|so|everyone|again|a)\b/i.test(what),
      ),
      ...matches(text, /\n *[-–—~] *(?<what>[A-Z][a-z]{1,15}(?: [A-Z][a-z.]{0,15})?) *$/g),
    ],
  },
  {
    kind: 'employer',
    find: (text) =>
      matches(
        text,
        /\b(?:work(?:ing|ed|s)?|employed|hired|laid off|fired|(?:a |my )?job|position|internship) (?:at|for|with|by|from) (?:the )?(?<what>[A-Z][\w&'.-]+(?: (?:of |and |& )?[A-Z][\w&'.-]+){0,3})/g,
        (what) =>
          !/^(?:IRS|Home|Monday|Tuesday|Wednesday|Thursday|Friday|January|February|March|April|May|June|July|August|September|October|November|December|W-?2|I|PSLF)\b/.test(
            what,
          ),
      ).map(([from, to]): Match => {
        const dot = /\.+$/.exec(text.slice(from, to))
        return [from, to - (dot?.[0].length ?? 0)]
      }),
  },
]
