import type { FastifyInstance } from 'fastify'

/** A value as the bytes of its JSON, written elsewhere. Sent as it is; wherever it is written out as part of something else, it is the value. */
export class JsonBytes {
  readonly bytes: Buffer
  constructor(bytes: Uint8Array) {
    this.bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  toJSON(): unknown {
    return JSON.parse(this.bytes.toString('utf8'))
  }
}

/** The value an answer stands for, whether it came as itself or as bytes. */
export function plainValue(answer: unknown): unknown {
  return answer instanceof JsonBytes ? answer.toJSON() : answer
}

/** Lets routes answer with `JsonBytes` as with any value. */
export function sendJsonBytes(app: FastifyInstance): void {
  app.addHook('preSerialization', async (_request, reply, payload) => {
    // Fastify sends bytes as they are; its type knows of text alone.
    if (payload instanceof JsonBytes) void reply.serializer(() => payload.bytes as unknown as string)
    return payload
  })
}
