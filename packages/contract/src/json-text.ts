import * as z from 'zod/mini'

/** JSON text in a multipart field, parsed by `inner`. */
export const jsonText = <T extends z.ZodMiniType>(inner: T) =>
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(250_000)),
      z.transform((text, context) => {
        try {
          return JSON.parse(text) as unknown
        } catch {
          context.issues.push({ code: 'custom', message: 'is not JSON', input: text })
          return z.NEVER
        }
      }),
    ),
    inner,
  )
