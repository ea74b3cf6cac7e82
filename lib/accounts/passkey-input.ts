import { z } from 'zod'
import { isSingleLine } from '../forms/valid-text'
import { accountAnswers } from './words'

const base64url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/)
const credentialId = base64url(1400)

const transports = z
  .array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']).catch('hybrid'))
  .max(10)
  .default([])

const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  // Results of extensions are ignored: none is requested.
  clientExtensionResults: z.unknown().transform(() => ({})),
}

/** The browser's answer when a passkey is created, as WebAuthn's RegistrationResponseJSON. */
export const registrationSchema = z.object({
  ...credential,
  response: z.object({ clientDataJSON: base64url(2000), attestationObject: base64url(8000), transports }),
})

/** The browser's answer when a passkey is used, as WebAuthn's AuthenticationResponseJSON. */
export const assertionSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(2000),
    authenticatorData: base64url(2000),
    signature: base64url(8000),
    // Always present: the desk only creates passkeys that are found without an e-mail address.
    userHandle: base64url(100),
  }),
})
export type Assertion = z.infer<typeof assertionSchema>

const nameSchema = z
  .string()
  .trim()
  .min(1, { error: () => accountAnswers.enterName })
  .max(60, { error: () => accountAnswers.atMost({ count: 60 }) })
  .refine((name) => name === '' || isSingleLine(name), { error: () => accountAnswers.oneLine })

export const passkeySchema = z.object({ passkeyId: credentialId })
export const renamePasskeySchema = z.object({ passkeyId: credentialId, name: nameSchema })

/** Lenient: errors in the answer are detected when it is verified. */
export const passkeySignInSchema = z
  .object({ answer: z.unknown(), isKept: z.boolean().catch(false) })
  .catch({ answer: null, isKept: false })
