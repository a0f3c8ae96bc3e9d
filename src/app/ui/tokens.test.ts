import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrastOf, distanceOf, eyes } from './color-distance.testkit.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const [light = '', dark = ''] = css.split(':root[data-theme="dark"]')
const token = (theme: string, name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(theme)?.[1] ?? ''
const data = ['principal', 'interest', 'tax', 'insurance', 'other', 'growth', 'real']
const pairs = data.flatMap((a, i) => data.slice(i + 1).map((b) => [a, b] as const))

describe.each([
  ['light', light],
  ['dark', dark],
])('data colors, %s', (_, theme) => {
  test.each(data)('%s stands out from the card and the page', (name) => {
    // WCAG 2.2, 1.4.11: what is needed to understand a picture has a contrast of 3 to 1.
    expect(contrastOf(token(theme, name), token(theme, 'surface'))).toBeGreaterThanOrEqual(3)
    expect(contrastOf(token(theme, name), token(theme, 'paper'))).toBeGreaterThanOrEqual(2.9)
  })
  test.each(Object.entries(eyes))('any two are told apart with %s', (name, eye) => {
    const least = name === 'full color' ? 0.12 : 0.085
    const near = pairs
      .map(([a, b]) => ({ pair: `${a} and ${b}`, far: distanceOf(token(theme, a), token(theme, b), eye) }))
      .filter(({ far }) => far < least)
    expect(near).toEqual([])
  })
})
