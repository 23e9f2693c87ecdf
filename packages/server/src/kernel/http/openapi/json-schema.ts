import * as z from 'zod/mini'

type Schema = Record<string, unknown>

/** A contract's schema as OpenAPI 3.1 has it: what a client sends (`input`) or gets (`output`). */
export function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Schema {
  const made = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod as { def: { type: string; format?: string } }
      // The only class that a contract names is a file of a form.
      if (def.type === 'custom' && Object.keys(jsonSchema).length === 0) {
        Object.assign(jsonSchema, { type: 'string', contentMediaType: 'application/octet-stream' })
      }
    },
  }) as Schema
  delete made.$schema
  return made
}
