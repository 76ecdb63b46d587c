import { z } from 'zod'

const plain = z.email()
const LONGEST = 254

/** A country's name in its own letters, as name servers know it: digits among them, which `plain` refuses. */
const OWN_LETTERS = /\.xn--[a-z0-9-]+$/

const isAddress = (text: string): boolean =>
  text.length <= LONGEST && plain.safeParse(text.replace(OWN_LETTERS, '.fr')).success

/** Signs before the « @ » (RFC 5321, section 4.5.3.1.1), and a part of a host (RFC 1035, section 2.3.4). */
const LONGEST_LOCAL = 64
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/** What stands before « @ » as every mail server takes it: the alphabet, digits and a few signs. */
const UNWRITABLE = /"|[^!-~]/

/**
 * An address as mail is sent to it: without display name, the host as name servers know it; `null` when there is none. One
 * rule for every form: a host may have accents, what stands before « @ » may not, nor be quoted
 * (RFC 5321 allows it, RFC 6531 asks every server on the way to agree).
 */
export function emailOf(typed: string): string | null {
  const [local, host] = partsOf(typed)
  if (local.length > LONGEST_LOCAL || !host.split('.').every((label) => LABEL.test(label)))
    return null
  const address = `${local}@${host}`
  return isAddress(address) ? address : null
}

/** Whether an address that was refused would be one, but for what stands before its « @ ». */
export function isUnwritable(typed: string): boolean {
  const [local, host] = partsOf(typed)
  const isOne = !local.includes('@') && UNWRITABLE.test(local)
  return isOne && isAddress(`nom@${host}`)
}

function partsOf(typed: string): [local: string, host: string] {
  const text = typed.trim()
  const at = text.lastIndexOf('@')
  if (at === -1) return [text, '']
  const host = text.slice(at + 1)
  // What a host can't hold would begin another part of an address of the web.
  const isHost = /^[^\s/\\?#:@%[\]<>|^]+$/.test(host)
  return [text.slice(0, at), isHost ? (URL.parse(`http://${host}`)?.hostname ?? '') : '']
}
