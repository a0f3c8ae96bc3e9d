import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

test('an empty environment gives the documented defaults', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '0.0.0.0',
    dataDir: './data',
    databaseUrl: undefined,
    publicOrigins: [],
    timeZone: 'America/New_York',
    limits: {
      per10Seconds: 150,
      perMinute: 0,
      readsPer10Seconds: 1_500,
      calculations: { burst: 1_000, perSecond: 100 },
      refreshPerMinute: 6,
      bodyBytes: 65_536,
      requestTimeoutMs: 30_000,
    },
    live: { connectionsPerIp: 50, messages: 30, maxPayload: 16_384, pingMs: 25_000, pongMs: 8_000 },
    drainMs: 5_000,
    shutdownMs: 25_000,
    closeSpreadMs: 5_000,
  })
})

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', LOG_LEVEL: '' })).toMatchObject({
    port: 3000,
    databaseUrl: undefined,
  })
})

test.each([
  ['PORT', 'abc'],
  ['PORT', '-1'],
  ['PORT', '70000'],
  ['PORT', '3000.5'],
  ['PORT', '1e3'],
  ['PORT', 'NaN'],
  ['PORT', '99999999999999999999'],
  ['HOST', 'a b'],
  ['TIME_ZONE', 'Mars/Base'],
  ['DATABASE_URL', 'mysql://secret@host/db'],
  ['DATABASE_URL', 'secret'],
  ['REDIS_URL', 'http://secret'],
  ['PUBLIC_ORIGIN', 'example.com'],
  ['PUBLIC_ORIGIN', 'https://example.com/path'],
  ['PUBLIC_ORIGIN', 'javascript:alert(1)'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.0/'],
  ['LOG_LEVEL', 'loud\nline'],
  ['MARKET_SEED', '-5'],
  ['PUBLISHED_RATES', 'yes'],
  ['WS_PER_IP', '0'],
])('%s=%s ends the start with one line that names it and tells no secret', (name, value) => {
  let message = ''
  try {
    readConfig({ [name]: value })
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    message = String(error)
  }
  expect(message).toContain(`Cannot start: ${name} `)
  expect(message).not.toMatch(/\n|secret/)
})

test('all that is wrong is named at once', () => {
  expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT .*; LOG_LEVEL /)
})

test('origins lose their closing slash, ranges may be mixed', () => {
  const config = readConfig({
    PUBLIC_ORIGIN: 'https://a.example/, http://b.example:8080',
    TRUST_PROXY: '10.0.0.0/8,::1',
  })
  expect(config.publicOrigins).toEqual(['https://a.example', 'http://b.example:8080'])
  expect(config.trustProxy).toEqual(['10.0.0.0/8', '::1'])
})

test('published rates can be switched off', () => {
  expect(readConfig({ PUBLISHED_RATES: 'off' }).providers.published).toBe(false)
})

test('official publishers are read unless that is switched off; other sources only where the operator says so', () => {
  const [yahoo, finnhub, fred] = ['on', 'c0ffee-key_1', 'abcdef0123456789abcdef0123456789']
  expect(readConfig({}).providers).toEqual({ published: true, yahoo: false, finnhubKey: undefined, fredKey: undefined })
  expect(readConfig({ MARKET_YAHOO: yahoo, FINNHUB_API_KEY: finnhub, FRED_API_KEY: fred }).providers).toEqual({
    published: true,
    yahoo: true,
    finnhubKey: finnhub,
    fredKey: fred,
  })
  for (const wrong of [{ MARKET_YAHOO: 'yes' }, { FINNHUB_API_KEY: 'a&b=c' }, { FRED_API_KEY: 'two words here' }])
    expect(() => readConfig(wrong)).toThrow(ConfigError)
  expect(() => readConfig({ FRED_API_KEY: 'secret secret' })).toThrow(/^(?!.*secret secret)/)
})

test('a bucket for pictures is named whole or not at all, over https or beside the service, and its key is never repeated', () => {
  const bucket = {
    MEDIA_S3_URL: 'https://s3.example.com/b',
    MEDIA_S3_KEY_ID: 'AKIAEXAMPLE',
    MEDIA_S3_SECRET: 'very/secret+key',
  }
  const read = { url: 'https://s3.example.com/b', keyId: 'AKIAEXAMPLE', secret: 'very/secret+key', region: 'us-east-1' }
  expect(readConfig({}).bucket).toBeUndefined()
  expect(readConfig(bucket).bucket).toEqual(read)
  expect(readConfig({ ...bucket, MEDIA_S3_REGION: 'eu-north-1' }).bucket).toEqual({ ...read, region: 'eu-north-1' })
  expect(readConfig({ ...bucket, MEDIA_S3_URL: 'http://minio:9000/b' }).bucket?.url).toBe('http://minio:9000/b')
  for (const name of Object.keys(bucket))
    expect(() => readConfig({ ...bucket, [name]: '' })).toThrow(/^Cannot start: MEDIA_S3_URL,(?!.*very)/)
  for (const url of [
    'http://s3.example.com/b',
    'https://u:very@s3.example.com/b',
    'https://s3.example.com/b?x=1',
    'ftp://s3/b',
    'b',
  ])
    expect(() => readConfig({ ...bucket, MEDIA_S3_URL: url })).toThrow(
      'MEDIA_S3_URL must be the https address of a bucket',
    )
  expect(() => readConfig({ ...bucket, MEDIA_S3_SECRET: 'very secret' })).toThrow(/^(?!.*very secret)/)
  expect(() => readConfig({ ...bucket, MEDIA_S3_REGION: 'no region!' })).toThrow('MEDIA_S3_REGION')
})
