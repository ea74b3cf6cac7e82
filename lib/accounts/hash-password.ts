import 'server-only'
import { randomBytes, timingSafeEqual } from 'node:crypto'
import { config } from '../runtime/config'
import { type Cost, deriveKey } from './derive-key'
import { inHashQueue } from './hash-queue'

/** The 32 MB option of OWASP's Password Storage Cheat Sheet. */
const currentCost: Cost = { N: 2 ** 15, r: 8, p: 3 }
/** The cost better-auth 1.7 uses. Its own format is `salt:key` in hexadecimal, with the salt's text as the salt. */
const legacyCost: Cost = { N: 2 ** 14, r: 16, p: 1 }
/** Together with `legacyCost` as much work as `currentCost`, so that response times do not tell whose hash is old. */
const difference: Cost = { ...currentCost, p: currentCost.p - legacyCost.p }
const keyBytes = 32

/**
 * `$scrypt$ln=15,r=8,p=3$salt$key`, the last two in base64. For passwords being set: goes before sign-ins. The previous
 * release cannot read this format, so the older one is kept without PASSWORD_REHASH=true.
 */
export async function hashPassword(password: string): Promise<string> {
  const hash = await inHashQueue(null, () => (config().auth.rehashes ? hashCurrent(password) : hashLegacy(password)))
  if (hash === 'busy') throw new Error('An urgent hash was refused')
  return hash
}

/**
 * Returns whether the password is correct; a missing hash takes as long and never matches. `from` is the client, for
 * taking turns in `inHashQueue`. Throws for a hash in an unknown format.
 */
export function verifyPassword(
  { hash, password }: { hash: string | null; password: string },
  from: string | null,
): Promise<boolean | 'busy'> {
  return inHashQueue(from, async () => {
    if (hash === null) {
      await deriveKey(password, 'nobody', currentCost, keyBytes)
      return false
    }
    return hash.startsWith('$') ? verifyCurrent(hash, password) : verifyLegacy(hash, password)
  })
}

/** Returns whether the hash has an earlier format or cost, so that it is replaced when its password is next known. */
export function needsRehash(hash: string): boolean {
  return config().auth.rehashes && !hash.startsWith(`$scrypt$${costText(currentCost)}$`)
}

async function hashCurrent(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await deriveKey(password, salt, currentCost, keyBytes)
  return `$scrypt$${costText(currentCost)}$${salt.toString('base64')}$${key.toString('base64')}`
}

async function verifyCurrent(hash: string, password: string): Promise<boolean> {
  const [, ln, r, p, salt, key] = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w+/=]+)\$([\w+/=]+)$/.exec(hash) ?? []
  if (!salt || !key) throw new Error('A password hash is of no known format')
  const expected = Buffer.from(key, 'base64')
  const cost = { N: 2 ** Number(ln), r: Number(r), p: Number(p) }
  return timingSafeEqual(await deriveKey(password, Buffer.from(salt, 'base64'), cost, expected.length), expected)
}

async function hashLegacy(password: string): Promise<string> {
  const salt = randomBytes(16).toString('hex')
  return `${salt}:${(await deriveKey(password, salt, legacyCost, 64)).toString('hex')}`
}

async function verifyLegacy(hash: string, password: string): Promise<boolean> {
  const [salt, key] = hash.split(':')
  if (!salt || !key) throw new Error('A password hash is of no known format')
  const expected = Buffer.from(key, 'hex')
  const derived = await deriveKey(password, salt, legacyCost, expected.length)
  await deriveKey(password, salt, difference, keyBytes)
  return timingSafeEqual(derived, expected)
}

const costText = ({ N, r, p }: Cost) => `ln=${Math.log2(N)},r=${r},p=${p}`
