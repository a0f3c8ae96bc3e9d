/** The API held to its own description: each answer is looked up by address, method and status, and its body validated. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { LightMyRequestResponse } from 'fastify'

interface Operation {
  readonly operationId: string
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> }
  readonly responses: Readonly<
    Record<string, { readonly $ref?: string; readonly content?: Readonly<Record<string, Content>> }>
  >
}
interface Content {
  readonly schema: object
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>
}
export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Partial<Record<'get' | 'post', Operation>>>>>
  readonly components: {
    readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Content>> }>>
    readonly schemas: Readonly<Record<string, object>>
  }
}
const JSON_TYPE = 'application/json'

export class Contract {
  readonly document: Document
  readonly #ajv: Ajv2020
  readonly #compiled = new Map<object, ValidateFunction>()

  constructor(document: Document) {
    this.document = document
    // The words beside the schemas (`x-unit`) and the whole of OpenAPI around them are no schema.
    this.#ajv = new Ajv2020({ strict: false, allErrors: true })
    formats.default(this.#ajv)
    this.#ajv.addSchema({ $id: 'https://contract.test/', components: document.components })
  }

  operation(path: string, method: 'get' | 'post'): Operation {
    const found = this.document.paths[path]?.[method]
    if (!found) throw new Error(`${method} ${path} is not described`)
    return found
  }

  /** What does not fit, each with its place; empty when all does. */
  misfits(schema: object, data: unknown): readonly string[] {
    let check = this.#compiled.get(schema)
    if (!check) {
      check = this.#ajv.compile(rebased(schema))
      this.#compiled.set(schema, check)
    }
    if (check(data)) return []
    return (check.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath || 'body'}: ${message} ${JSON.stringify(params)}`,
    )
  }

  requestMisfits(path: string, body: unknown): readonly string[] {
    const schema = this.operation(path, 'post').requestBody?.content[JSON_TYPE]?.schema
    if (!schema) throw new Error(`${path} takes no body`)
    return this.misfits(schema, body)
  }

  /** Throws where an answer is not as described. `path` as the document writes it. */
  check(path: string, method: 'get' | 'post', answer: LightMyRequestResponse): void {
    const where = `${method} ${path} → ${answer.statusCode}`
    const told = this.operation(path, method).responses[String(answer.statusCode)]
    if (!told) throw new Error(`${where} is not described: ${answer.body.slice(0, 300)}`)
    const response = told.$ref ? this.document.components.responses[told.$ref.split('/').at(-1) ?? ''] : told
    const content = response?.content?.[JSON_TYPE]
    if (!content) {
      if (answer.body !== '') throw new Error(`${where} has a body`)
      return
    }
    if (!String(answer.headers['content-type']).startsWith(JSON_TYPE)) throw new Error(`${where} is not JSON`)
    const wrong = this.misfits(content.schema, answer.json())
    if (wrong.length > 0) throw new Error(`${where}\n${wrong.slice(0, 12).join('\n')}`)
  }
}

/** References of the document, seen from outside it. */
const rebased = (schema: object): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"https://contract.test/#/components/'))
