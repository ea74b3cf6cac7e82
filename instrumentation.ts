import type { Instrumentation } from 'next'

/**
 * Runs once in every server process before it answers anything. An error here must end the process: Next would go on,
 * broken.
 */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startServer } = await import('./lib/boot/start')
  await startServer()
}

/** Next calls this for what a page, an action or a handler threw. */
export const onRequestError: Instrumentation.onRequestError = async (error, _, { routePath }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { reportRequestError } = await import('./lib/boot/report-next-errors')
  reportRequestError(error, routePath)
}
