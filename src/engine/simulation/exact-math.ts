/**
 * Exponential, logarithm and normal quantile from additions, multiplications, divisions and square roots alone, which every machine
 * rounds alike. `Math.exp` and `Math.log` may differ in the last digit from one browser to another; a seeded draw must not.
 */

const words = new Uint32Array(2)
const double = new Float64Array(words.buffer)
double[0] = 1
/** Where the word with sign and exponent stands. */
const HIGH = words[1] === 0x3ff00000 ? 1 : 0

const LN2_HIGH = 0.6931471803691238
const LN2_LOW = 1.9082149292705877e-10
const LOG2_E = Math.LOG2E

const FIRST_POWER = -1022
/** 2 to the powers -1022 to 1023, by doubling and halving. */
const powers = new Float64Array(2046)
for (let power = 0, up = 1, down = 1; power <= 1023; power++, up *= 2, down /= 2) {
  powers[power - FIRST_POWER] = up
  if (power <= 1022) powers[-power - FIRST_POWER] = down
}

/** e^x, -700 to 700, right to within one unit in the last place (the polynomial of FreeBSD's e_exp.c). */
export function exactExp(x: number): number {
  const power = Math.floor(x * LOG2_E + 0.5)
  const high = x - power * LN2_HIGH
  const low = power * LN2_LOW
  const r = high - low
  const t = r * r
  const c =
    r -
    t *
      (0.16666666666666602 +
        t *
          (-0.0027777777777015593 +
            t * (0.00006613756321437934 + t * (-0.0000016533902205465252 + t * 4.1381367970572385e-8))))
  return (1 - (low - (r * c) / (2 - c) - high)) * (powers[power - FIRST_POWER] as number)
}

/** e to the whole multiples of one in 512, -4 to 4: what growth of a month or a year comes near to. */
const STEPS = 512
const REACH = 4
const stepped = /* @__PURE__ */ Float64Array.from({ length: 2 * REACH * STEPS + 1 }, (_, i) =>
  exactExp(i / STEPS - REACH),
)
/** Adding and taking away this leaves a whole number: the nearest, of two the even one. */
const ROUNDING = 1.5 * 2 ** 52

/**
 * e^x in place of each x of the first `count`, -700 to 700: a logarithm of growth becomes growth. Within two units in the last place: the
 * nearest power of the table, and four terms of the series for what is left, which is under one in 1000. In one loop without a division,
 * because a call for each number would take longer than the number.
 */
export function toGrowth(values: Float64Array, count: number): void {
  for (let i = 0; i < count; i++) {
    const x = values[i] as number
    if (!(x > -REACH && x < REACH)) {
      values[i] = exactExp(x)
      continue
    }
    const step = x * STEPS + ROUNDING - ROUNDING
    const r = x - step * (1 / STEPS)
    const near = stepped[(step + REACH * STEPS) | 0] as number
    values[i] = near + near * (r * (1 + r * (0.5 + r * (1 / 6 + r * (1 / 24)))))
  }
}

/** Natural logarithm of a number above zero, not tiny (at least 2^-1022), to within one unit in the last place (e_log.c). */
export function exactLog(x: number): number {
  double[0] = x
  let exponent = ((words[HIGH] as number) >>> 20) - 1023
  words[HIGH] = ((words[HIGH] as number) & 0x000fffff) | 0x3ff00000
  let m = double[0] as number
  if (m > Math.SQRT2) {
    m *= 0.5
    exponent += 1
  }
  const f = m - 1
  const s = f / (2 + f)
  const z = s * s
  const r =
    z *
    (0.6666666666666735 +
      z *
        (0.3999999999940942 +
          z *
            (0.2857142874366239 +
              z *
                (0.22222198432149784 +
                  z * (0.1818357216161805 + z * (0.15313837699209373 + z * 0.14798198605116586))))))
  const half = 0.5 * f * f
  return exponent * LN2_HIGH - (half - (s * (half + r) + exponent * LN2_LOW) - f)
}

/**
 * The number below which a standard normal variable falls with the probability p, in place of each p, 0 < p < 1; right to about 1 part
 * in 10^16 (Wichura 1988, algorithm AS 241, routine PPND16).
 */
export function toNormal(values: Float64Array): void {
  for (let i = 0; i < values.length; i++) {
    const p = values[i] as number
    const q = p - 0.5
    if (Math.abs(q) > 0.425) {
      values[i] = tailQuantile(p, q)
      continue
    }
    const r = 0.180625 - q * q
    const above =
      ((((((2509.0809287301227 * r + 33430.57558358813) * r + 67265.7709270087) * r + 45921.95393154987) * r +
        13731.69376550946) *
        r +
        1971.5909503065513) *
        r +
        133.14166789178438) *
        r +
      3.3871328727963665
    const below =
      ((((((5226.495278852854 * r + 28729.085735721943) * r + 39307.89580009271) * r + 21213.794301586597) * r +
        5394.196021424751) *
        r +
        687.1870074920579) *
        r +
        42.31333070160091) *
        r +
      1
    values[i] = (q * above) / below
  }
}

function tailQuantile(p: number, q: number): number {
  const r = Math.sqrt(-exactLog(q < 0 ? p : 1 - p))
  const value = r <= 5 ? nearTail(r - 1.6) : farTail(r - 5)
  return q < 0 ? -value : value
}

const nearTail = (r: number): number =>
  (((((((0.0007745450142783414 * r + 0.022723844989269184) * r + 0.2417807251774506) * r + 1.2704582524523684) * r +
    3.6478483247632045) *
    r +
    5.769497221460691) *
    r +
    4.630337846156546) *
    r +
    1.4234371107496835) /
  (((((((1.0507500716444169e-9 * r + 0.0005475938084995345) * r + 0.015198666563616457) * r + 0.14810397642748008) * r +
    0.6897673349851) *
    r +
    1.6763848301838038) *
    r +
    2.053191626637759) *
    r +
    1)

const farTail = (r: number): number =>
  (((((((2.0103343992922881e-7 * r + 0.000027115555687434876) * r + 0.0012426609473880784) * r + 0.026532189526576124) *
    r +
    0.29656057182850487) *
    r +
    1.7848265399172913) *
    r +
    5.463784911164114) *
    r +
    6.657904643501103) /
  (((((((2.0442631033899397e-15 * r + 1.421511758316446e-7) * r + 0.000018463183175100548) * r +
    0.0007868691311456133) *
    r +
    0.014875361290850615) *
    r +
    0.1369298809227358) *
    r +
    0.599832206555888) *
    r +
    1)
