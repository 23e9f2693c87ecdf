import type { Text } from '@coachkit/sdk'

/** Whether it can be an address at all; the server knows more, and says so beside the field. */
export const mailRule = (text: Text<{ 'form.email': string }>) => (value: string) =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.trim()) ? null : text('form.email')
