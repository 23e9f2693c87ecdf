/** The host app's pages to which mails lead; `base` has no slash at its end. */
export const addressesOf = (product: string) => ({
  link: (base: string, token: string) => `${base}/magic-link/validation/${token}`,
  /** Behind the `#`, which browsers send to nobody: the page takes it out of the address and keeps it. */
  reset: (base: string, token: string, to_checkout: boolean) =>
    `${base}/${product}/reset-password#token=${token}${to_checkout ? '&to=checkout' : ''}`,
  login: (base: string) => `${base}/login`,
  forgotten: (base: string) => `${base}/${product}/forget-password`,
  /** Where a sign-in elsewhere comes back to. */
  validation: (base: string, id: string) => `${base}/login/validation/${id}`,
})
