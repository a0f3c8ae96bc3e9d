/** AWS Signature Version 4 read from the other side: worked out from its description (AWS, "Authenticating requests: using the Authorization header"), apart from the client that signs. */
import { createHash, createHmac } from 'node:crypto'

export interface SignedRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: Buffer
}

const hex = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex')
const mac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** Why a request would be refused, as S3 names it; null where it is good. */
export function refusalOf(
  { method, path, headers, body }: SignedRequest,
  { keyId, secret, region }: { readonly keyId: string; readonly secret: string; readonly region: string },
): string | null {
  const said =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers['authorization'] ?? '',
    )
  if (!said) return 'AccessDenied'
  const [, id = '', day = '', where = '', names = '', signature = ''] = said
  if (id !== keyId) return 'InvalidAccessKeyId'
  if (where !== region) return 'AuthorizationHeaderMalformed'
  const signed = names.split(';')
  if (!signed.includes('host') || !signed.includes('x-amz-date')) return 'AccessDenied'
  const content = headers['x-amz-content-sha256'] ?? ''
  if (content !== hex(body)) return 'XAmzContentSHA256Mismatch'
  const time = headers['x-amz-date'] ?? ''
  if (!time.startsWith(day)) return 'SignatureDoesNotMatch'
  const canonical = [
    method,
    path.split('/').map(encodeURIComponent).join('/'),
    '',
    ...signed.map((name) => `${name}:${(headers[name] ?? '').trim().replaceAll(/\s+/g, ' ')}`),
    '',
    names,
    content,
  ].join('\n')
  const text = ['AWS4-HMAC-SHA256', time, `${day}/${region}/s3/aws4_request`, hex(canonical)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (own, part) => mac(own, part),
    `AWS4${secret}`,
  )
  return mac(key, text).toString('hex') === signature ? null : 'SignatureDoesNotMatch'
}
