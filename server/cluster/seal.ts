import {
  type KeyObject,
  createCipheriv,
  createDecipheriv,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
} from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const TAG = 16

/** The keys of a process on the bus. The public one stands in the database, where only nodes can write. */
export class BusKeys {
  readonly public: string
  private readonly own: KeyObject

  constructor() {
    const { publicKey, privateKey } = generateKeyPairSync('x25519')
    this.own = privateKey
    this.public = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  }

  /** The key for one direction between two incarnations. Numbers are never used twice under it. */
  between(otherPublic: string, from: number, to: number): Buffer {
    const publicKey = createPublicKey({
      key: Buffer.from(otherPublic, 'base64'),
      type: 'spki',
      format: 'der',
    })
    const shared = diffieHellman({ privateKey: this.own, publicKey })
    return Buffer.from(hkdfSync('sha256', shared, '', `miskatonic bus ${from} ${to}`, 32))
  }
}

/** Encrypts a frame, so that only the node it is for can read it, and proves who sent it. */
export function sealed(key: Buffer, number: number, header: Buffer, frame: Buffer): Buffer {
  const cipher = createCipheriv(CIPHER, key, nonce(number))
  cipher.setAAD(header)
  const body = cipher.update(frame)
  cipher.final() // GCM leaves nothing to the end
  return Buffer.concat([header, body, cipher.getAuthTag()])
}

/** The frame of a message after its header; undefined if it was altered, or is not for this node. */
export function unsealed(key: Buffer, number: number, header: Buffer, rest: Buffer): Buffer | undefined {
  if (rest.length < TAG) return undefined
  const decipher = createDecipheriv(CIPHER, key, nonce(number), { authTagLength: TAG })
  decipher.setAAD(header)
  decipher.setAuthTag(rest.subarray(rest.length - TAG))
  const frame = decipher.update(rest.subarray(0, rest.length - TAG))
  try {
    decipher.final()
    return frame
  } catch {
    return undefined
  }
}

function nonce(number: number): Buffer {
  const bytes = Buffer.alloc(12)
  bytes.writeUIntBE(number, 6, 6)
  return bytes
}
