/**
 * How far apart two colors look, to everyone: contrast by WCAG 2.2, distance in OKLab (Ottosson 2020), color blindness by the
 * matrices of Machado, Oliveira and Fernandes (2009) at full severity.
 */
type Triple = readonly [number, number, number]

/** '#1d4f36' as linear red, green and blue, 0 to 1. */
export function linearOf(hex: string): Triple {
  const part = (from: number) => {
    const c = Number.parseInt(hex.slice(from, from + 2), 16) / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  }
  return [part(1), part(3), part(5)]
}

const times = (rows: readonly Triple[], [a, b, c]: Triple): Triple => {
  const row = (i: number) => (rows[i]?.[0] ?? 0) * a + (rows[i]?.[1] ?? 0) * b + (rows[i]?.[2] ?? 0) * c
  return [row(0), row(1), row(2)]
}

export const eyes: Readonly<Record<string, readonly Triple[]>> = {
  'full color': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

function oklab(color: Triple): Triple {
  const [l, m, s] = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    color,
  )
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    [Math.cbrt(l), Math.cbrt(m), Math.cbrt(s)],
  )
}

/** Distance as these eyes see it: black to white is 1. */
export function distanceOf(a: string, b: string, eye: readonly Triple[]): number {
  const seen = (hex: string) => {
    const [r, g, bl] = times(eye, linearOf(hex))
    const held = (c: number) => Math.min(1, Math.max(0, c))
    return oklab([held(r), held(g), held(bl)])
  }
  const [x, y] = [seen(a), seen(b)]
  return Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2])
}

export function contrastOf(a: string, b: string): number {
  const light = (hex: string) => {
    const [r, g, bl] = linearOf(hex)
    return 0.2126 * r + 0.7152 * g + 0.0722 * bl + 0.05
  }
  const [x, y] = [light(a), light(b)]
  return Math.max(x, y) / Math.min(x, y)
}
