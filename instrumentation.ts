/**
 * Runs once in every server process before it answers anything. An error here must end the process: Next would go on,
 * broken.
 */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startServer } = await import('./lib/boot/start')
  await startServer()
}
