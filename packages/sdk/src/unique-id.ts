/** A random identifier. `crypto.randomUUID` is missing on a page without https; random bytes are everywhere. */
export const uniqueId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
