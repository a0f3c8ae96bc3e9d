import { exactExp, exactLog } from './exact-math.ts'
import { nextShare, nextWord, type RandomState } from './random.ts'

/**
 * Normal numbers by the ziggurat (Marsaglia and Tsang 2000, 256 layers) over the words of xoshiro128** 1.1: 99 of 100 cost one word, a
 * comparison and a multiplication. Tables and rare cases use `exactLog` and `exactExp`, so that the same seed gives the same numbers on
 * every machine. A layer's number has a word's upper 24 bits and sign.
 */

const LAYERS = 256
/** Where the tail begins, and the area of a layer. */
const TAIL = 3.6541528853610088
const AREA = 0.00492867323399
const HALF_WORD = 2_147_483_648

const bell = (x: number): number => exactExp(-0.5 * x * x)

/** For each layer: below which size of a word its number is inside for certain, what a word is multiplied by, and the curve's height. */
function layersOf() {
  const inside = new Int32Array(LAYERS)
  const scale = new Float64Array(LAYERS)
  const height = new Float64Array(LAYERS)
  const widest = AREA / bell(TAIL)
  inside[0] = Math.floor((TAIL / widest) * (HALF_WORD - 1))
  scale[0] = widest / HALF_WORD
  height[0] = 1
  let edge = TAIL
  scale[LAYERS - 1] = edge / HALF_WORD
  height[LAYERS - 1] = bell(edge)
  for (let layer = LAYERS - 2; layer >= 1; layer--) {
    const next = Math.sqrt(-2 * exactLog(AREA / edge + bell(edge)))
    inside[layer + 1] = Math.floor((next / edge) * (HALF_WORD - 1))
    edge = next
    scale[layer] = edge / HALF_WORD
    height[layer] = bell(edge)
  }
  return { inside, scale, height }
}
let layers: ReturnType<typeof layersOf> | null = null
const tables = (): ReturnType<typeof layersOf> => {
  layers ??= layersOf()
  return layers
}

/** What a word outside the certain part of its layer gives: a number of the tail or under the curve, or NaN for another word. */
function rareNormal(state: RandomState, drawn: number): number {
  const { scale, height } = tables()
  const layer = drawn & (LAYERS - 1)
  if (layer > 0) {
    const x = drawn * (scale[layer] as number)
    const low = height[layer] as number
    return low + nextShare(state) * ((height[layer - 1] as number) - low) < bell(x) ? x : Number.NaN
  }
  let out = 0
  let above = 0
  do {
    out = -exactLog(nextShare(state)) / TAIL
    above = -exactLog(nextShare(state))
  } while (above + above < out * out)
  return drawn > 0 ? TAIL + out : -TAIL - out
}

/** Fills `into` with independent standard normal numbers and leaves the state behind the last word used. */
export function fillNormal(state: RandomState, into: Float64Array): void {
  const { inside, scale } = tables()
  const { length } = into
  for (let i = 0; i < length; i++) {
    i = certain(state, into, i, inside, scale)
    if (i >= length) return
    let rare = rareNormal(state, into[i] as number)
    // A word that gives nothing is followed by one from any layer.
    while (Number.isNaN(rare)) {
      const drawn = nextWord(state) | 0
      const layer = drawn & (LAYERS - 1)
      rare =
        (drawn ^ (drawn >> 31)) < (inside[layer] as number)
          ? drawn * (scale[layer] as number)
          : rareNormal(state, drawn)
    }
    into[i] = rare
  }
}

/**
 * Fills from `from` on as far as words are inside their layer for certain, and says where it stopped: there stands the word that is not. The
 * generator of random.ts with its state in variables, as a call for each word would take longer than the word.
 */
function certain(
  state: RandomState,
  into: Float64Array,
  from: number,
  inside: Int32Array,
  scale: Float64Array,
): number {
  let a = state[0] as number
  let b = state[1] as number
  let c = state[2] as number
  let d = state[3] as number
  const { length } = into
  let i = from
  for (; i < length; i++) {
    const five = Math.imul(b, 5)
    const drawn = Math.imul((five << 7) | (five >>> 25), 9)
    const shifted = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = (d << 11) | (d >>> 21)
    const layer = drawn & (LAYERS - 1)
    if ((drawn ^ (drawn >> 31)) >= (inside[layer] as number)) {
      into[i] = drawn
      break
    }
    into[i] = drawn * (scale[layer] as number)
  }
  state[0] = a
  state[1] = b
  state[2] = c
  state[3] = d
  return i
}
