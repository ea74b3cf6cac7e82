import type { PasskeyRequest } from '@/lib/accounts/contract'

/** The passkey's response to the request; null if the user closes the prompt. */
export async function promptForPasskey(optionsJSON: PasskeyRequest, useBrowserAutofill = false): Promise<unknown> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  try {
    return await startAuthentication({ optionsJSON, useBrowserAutofill })
  } catch (error) {
    if (error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)) return null
    throw error
  }
}
