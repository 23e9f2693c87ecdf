import type { Http } from '../create-http.ts'

/** The host app's page of the first set-up: from the first admin on it is not there, and says so in its status too. */
export function serveSetupPage({ app }: Pick<Http, 'app'>, { isOpen }: { isOpen: () => Promise<boolean> }): void {
  app.get('/setup', async (c, next) => {
    await next()
    if (!(await isOpen())) c.res = new Response(c.res.body, { status: 404, headers: c.res.headers })
  })
}
