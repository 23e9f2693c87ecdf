/** Identifiers are opaque on the wire, but PostgreSQL fails on a `uuid` that is none: what is none does not exist. */
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
