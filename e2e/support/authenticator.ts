import { createHmac } from 'node:crypto'
import { expect, type Page } from '@playwright/test'

/**
 * Adds Chromium's virtual authenticator, a device with a screen lock: it creates and uses passkeys at once, and
 * verifies its user. `fillsIn`: also accepts the passkey that the email field offers, before anything is pressed.
 */
export async function addVirtualAuthenticator(page: Page, { fillsIn = false } = {}) {
  await page.addInitScript((isOffered) => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => isOffered
  }, fillsIn)
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    async countPasskeys(): Promise<number> {
      return (await browser.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length
    },
  }
}

/** Acts as an authenticator app: the code for a secret as the screen shows it (RFC 6238). */
export function appCode(key: string, stepsFromNow = 0): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + stepsFromNow))
  const hash = createHmac('sha1', fromBase32(key)).update(counter).digest()
  const number = hash.readUInt32BE(hash.readUInt8(19) & 15) & 0x7fff_ffff
  return String(number % 1_000_000).padStart(6, '0')
}

/** Sets up two-step sign-in on a page that shows the section. Returns the key and the recovery codes. */
export async function setUpTwoSteps(page: Page): Promise<{ key: string; codes: string[] }> {
  await page.getByRole('button', { name: 'Set up two-step sign-in' }).click()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const key = (await page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/).innerText()).replaceAll(' ', '')
  await page.getByLabel('Code', { exact: true }).fill(appCode(key))
  await page.getByRole('button', { name: 'Switch on' }).click()
  const shown = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(shown).toHaveCount(10)
  return { key, codes: await shown.allInnerTexts() }
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
