import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { openTestApp } from '../app.testkit.ts'
import { readConfig, settingNames } from '../config.ts'
import { namesIn, readCompose, readEnvFile, readRoot, readUnit, root } from './compose.testkit.ts'

/** Settings of others: of Node, of the C library, of the pages' build, of Compose, of the servers beside ours. */
const others = new Set([
  'NODE_ENV',
  'MALLOC_ARENA_MAX',
  'VITE_SITE_ORIGIN',
  'COMPOSE_PROFILES',
  'POSTGRES_USER',
  'POSTGRES_PASSWORD',
  'SITE_ADDRESS',
  'NODES',
])
const isSetting = (name: string) => settingNames.includes(name) || others.has(name)
const defaults = readConfig({})
/** Seconds the service may take to end: the window, the requests, the rest. */
const ending = (defaults.drainMs + defaults.shutdownMs) / 1_000

const ours = Object.entries(readCompose(readEnvFile('deploy/three-nodes.env')).services).filter(([name]) =>
  /^app/.test(name),
)

describe('compose.yaml', () => {
  test('names settings that exist, and asks for values that are given or can be left out', () => {
    for (const [, { environment }] of ours)
      expect(Object.keys(environment).filter((name) => !settingNames.includes(name))).toEqual([])
    expect(namesIn(readRoot('compose.yaml')).filter((name) => !isSetting(name))).toEqual([])
    expect(readRoot('compose.yaml')).not.toMatch(/\$\{\w+\}/)
  })

  test.each([
    ['one node', {}],
    ['three nodes', readEnvFile('deploy/three-nodes.env', { POSTGRES_PASSWORD: 'abc123' })],
  ])('gives %s settings the service takes', (_, values) => {
    for (const [, { environment }] of Object.entries(readCompose(values).services).filter(([name]) =>
      /^app/.test(name),
    )) {
      const config = readConfig(environment)
      expect(config.trustProxy).toEqual([readCompose(values).networks.default.ipam.config[0]?.subnet])
      expect(config.databaseUrl).toBe(values.DATABASE_URL ?? undefined)
    }
  })

  test('three nodes share one PostgreSQL and one Redis, and the proxy knows them all', () => {
    const { services } = readCompose(readEnvFile('deploy/three-nodes.env', { POSTGRES_PASSWORD: 'abc123' }))
    expect(ours.map(([name]) => name)).toEqual(['app', 'app-2', 'app-3'])
    for (const [name] of ours) {
      const { databaseUrl = '', redisUrl = '' } = readConfig(services[name]?.environment ?? {})
      const [database, redis] = [new URL(databaseUrl), new URL(redisUrl)]
      expect(services[database.hostname]?.environment).toMatchObject({
        POSTGRES_USER: database.username,
        POSTGRES_PASSWORD: database.password,
      })
      expect(services[redis.hostname]?.image).toMatch(/^redis:/)
      expect(services[name]?.depends_on).toMatchObject({ postgres: { condition: 'service_healthy', required: false } })
    }
    expect(services['proxy']?.environment['NODES']?.split(' ')).toEqual(
      ours.map(([name]) => `${name}:${defaults.port}`),
    )
    const caddyfile = readRoot('deploy/Caddyfile')
    for (const name of Object.keys(services['proxy']?.environment ?? {})) expect(caddyfile).toContain(`{$${name}:`)
  })

  test('one node is all there is without a profile, and it is not open to the network by itself', () => {
    const { services } = readCompose({})
    const plain = Object.entries(services).filter(([, { profiles }]) => profiles.length === 0)
    expect(plain.map(([name]) => name)).toEqual(['app'])
    expect(services['app']?.ports).toEqual([`127.0.0.1:3000:${defaults.port}`])
  })

  test('leaves a node the time it may take to end, and keeps what is kept in volumes that are named', () => {
    for (const [name, { stop_grace_period, volumes }] of ours) {
      expect([name, Number(stop_grace_period?.replace('s', ''))]).toEqual([name, expect.any(Number)])
      expect(Number(stop_grace_period?.replace('s', ''))).toBeGreaterThan(ending + 5)
      expect(volumes).toEqual(['data:/data'])
    }
    const { services, volumes } = readCompose({})
    const named = Object.values(services).flatMap((service) =>
      service.volumes.map((volume) => volume.split(':')[0] ?? ''),
    )
    expect(named.filter((name) => !name.startsWith('./')).filter((name) => !(name in volumes))).toEqual([])
    for (const file of named.filter((name) => name.startsWith('./')))
      expect(existsSync(path.join(root, file))).toBe(true)
  })

  test('names the release of every image', () => {
    for (const { image, build } of Object.values(readCompose({}).services)) {
      if (build) expect(existsSync(path.join(root, build.context, 'Dockerfile'))).toBe(true)
      else expect(image).toMatch(/^[a-z]+:\d+/)
    }
  })
})

describe('the Dockerfile', () => {
  const dockerfile = readRoot('Dockerfile')

  test('runs the Node of package.json', () => {
    const { devDependencies } = JSON.parse(readRoot('package.json')) as { devDependencies: { node: string } }
    const images = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)
    expect(images).toEqual(Array(2).fill(`node:${devDependencies.node}-slim`))
  })

  test('copies and starts files that are there, and looks where the service answers', async () => {
    for (const [, from = ''] of dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm))
      for (const file of from.split(' ')) expect([file, existsSync(path.join(root, file))]).toEqual([file, true])
    for (const [, file = ''] of dockerfile.matchAll(/\b((?:src|scripts)\/\S+\.ts)\b/g))
      expect([file, existsSync(path.join(root, file))]).toEqual([file, true])
    const looked = /127\.0\.0\.1:' \+ \(process\.env\.(\w+) \|\| (\d+)\) \+ '(\/\w+)'/.exec(dockerfile)
    expect([looked?.[1], Number(looked?.[2])]).toEqual(['PORT', defaults.port])
    expect(dockerfile).toContain(`EXPOSE ${defaults.port}`)
    const { app, close } = await openTestApp()
    expect((await app.inject(looked?.[3] ?? '')).statusCode).toBe(200)
    await close()
  })

  test('sets settings that exist, and leaves out what is not to be in it', () => {
    for (const [, line = ''] of dockerfile.matchAll(/^ENV (.+)$/gm))
      for (const [, name = ''] of line.matchAll(/(\w+)=/g)) expect([name, isSetting(name)]).toEqual([name, true])
    expect(readRoot('.dockerignore').split('\n')).toEqual(
      expect.arrayContaining(['data', 'node_modules', 'build', '.git']),
    )
  })
})

describe('the units of systemd', () => {
  const services = readdirSync(path.join(root, 'deploy')).filter((file) => file.endsWith('.service'))

  test.each(services)('%s sets settings that exist and starts a file that is there', (file) => {
    const unit = readUnit(`deploy/${file}`)
    const names = unit['Environment']?.flatMap((line) => line.split(' ').map((pair) => pair.split('=')[0] ?? ''))
    expect(names?.filter((name) => !isSetting(name))).toEqual([])
    const [node = '', script = ''] = unit['ExecStart']?.[0]?.split(' ') ?? []
    const [folder = '?'] = unit['WorkingDirectory'] ?? []
    expect(node.startsWith(`${folder}/node_modules/node/bin/`)).toBe(true)
    expect(existsSync(path.join(root, script))).toBe(true)
    expect(unit['Environment']?.join(' ')).toContain(`DATA_DIR=/var/lib/${unit['StateDirectory']?.[0]}`)
  })

  test('the service has the time it may take to end, and its socket is the port it would open itself', () => {
    expect(Number(readUnit('deploy/truepenny.service')['TimeoutStopSec']?.[0])).toBeGreaterThan(ending + 5)
    expect(readUnit('deploy/truepenny.socket')['ListenStream']).toEqual([String(defaults.port)])
  })
})

test('the README names settings that exist', () => {
  const settings = /## Settings\n([\s\S]+?)\n## /.exec(readRoot('README.md'))?.[1] ?? ''
  const named = [...settings.matchAll(/`([A-Z][A-Z0-9_]{2,})`/g)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(8)
  expect(named.filter((name) => !isSetting(name))).toEqual([])
})

test('whichever way it starts, the service takes the memory of `npm start`', () => {
  const started = /MALLOC_ARENA_MAX: '(\d+)'/.exec(readRoot('scripts/start.mjs'))?.[1]
  expect(started).toBeDefined()
  for (const file of ['Dockerfile', 'deploy/truepenny.service'])
    expect(readRoot(file), file).toContain(`MALLOC_ARENA_MAX=${started}`)
})
