import 'server-only'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { cookies } from 'next/headers'
import { config } from '@/lib/runtime/config'

const keptDays = 180
/** How many accounts one browser is remembered for; the least recently used is forgotten first. */
const maxAccounts = 5

/**
 * Returns this browser's id in the account's attempt counters if it has signed in to the account before (OWASP's device
 * cookies); else null. `account`: the e-mail address as stored.
 */
export async function knownDevice(account: string): Promise<string | null> {
  return (await sentMarks()).find((mark) => isOf(account, mark))?.nonce ?? null
}

/** Marks this browser as having signed in to the account; from actions and handlers only. */
export async function rememberDevice(account: string): Promise<void> {
  const others = (await sentMarks()).filter((mark) => !isOf(account, mark)).slice(0, maxAccounts - 1)
  const nonce = randomBytes(12).toString('base64url')
  const marks = [{ nonce, signature: signatureOf(account, nonce) }, ...others]
  const value = marks.map(({ nonce, signature }) => `${nonce}.${signature}`).join('~')
  const { isSecure } = config().app
  const jar = await cookies()
  jar.set(cookieName(), value, {
    secure: isSecure,
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: keptDays * 24 * 60 * 60,
  })
}

type Mark = { nonce: string; signature: string }

async function sentMarks(): Promise<Mark[]> {
  const value = (await cookies()).get(cookieName())?.value ?? ''
  return value
    .split('~')
    .filter(Boolean)
    .slice(0, maxAccounts)
    .map((mark) => {
      const [nonce = '', signature = ''] = mark.split('.')
      return { nonce, signature }
    })
}

function isOf(account: string, { nonce, signature }: Mark): boolean {
  const expected = Buffer.from(signatureOf(account, nonce))
  const given = Buffer.from(signature)
  return expected.length === given.length && timingSafeEqual(expected, given)
}

const signatureOf = (account: string, nonce: string) =>
  createHmac('sha256', config().auth.secret).update(`device ${account} ${nonce}`).digest('base64url')

const cookieName = () => (config().app.isSecure ? '__Host-desk.device' : 'desk.device')
