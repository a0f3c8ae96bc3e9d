/** Below the screens there is no browser and no machine: the compiler of each room does not know them. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'

const root = path.dirname(path.dirname(import.meta.dirname))
const bin = (name: string) => path.join(root, 'node_modules', '.bin', name)

describe('the browser and the machine do not exist below the screens', () => {
  const folder = path.join(root, '.cache', 'walls')
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  function typeErrors(room: string, code: string): string {
    const place = path.join(
      folder,
      `${room}-${Math.abs([...code].reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) | 0, 0))}`,
    )
    mkdirSync(place, { recursive: true })
    const own = JSON.parse(readFileSync(path.join(root, 'tsconfig', `${room}.json`), 'utf8')) as {
      compilerOptions: { lib?: string[]; types?: string[] }
    }
    writeFileSync(path.join(place, 'probe.ts'), code)
    writeFileSync(
      path.join(place, 'tsconfig.json'),
      JSON.stringify({
        extends: path.join(root, 'tsconfig.base.json'),
        compilerOptions: {
          composite: false,
          declaration: false,
          emitDeclarationOnly: false,
          noEmit: true,
          ...(own.compilerOptions.lib ? { lib: own.compilerOptions.lib } : {}),
          ...(own.compilerOptions.types ? { types: own.compilerOptions.types } : {}),
        },
        files: ['probe.ts'],
      }),
    )
    try {
      execFileSync(bin('tsc'), ['-p', place], {
        cwd: root,
        encoding: 'utf8',
        env: { ...process.env, PATH: `${path.join(root, 'node_modules', '.bin')}:${process.env['PATH']}` },
      })
      return ''
    } catch (error) {
      return String((error as { stdout?: string }).stdout)
    }
  }
  test.each(
    ['facts', 'engine', 'calculators', 'teaching', 'writing'].flatMap((room) =>
      ['window', 'document', 'process', 'fetch'].map((name) => [room, name] as const),
    ),
  )('%s has no %s', (room, name) => {
    expect(typeErrors(room, `export const value = ${name}\n`)).toMatch(new RegExp(`Cannot find name '${name}'`))
  })
  test('the app has a window, and the server has a process', () => {
    expect(typeErrors('app', 'export const value = window.innerWidth\n')).toBe('')
    expect(typeErrors('server', 'export const value = process.pid\n')).toBe('')
  })
})
