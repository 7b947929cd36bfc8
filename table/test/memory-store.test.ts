import { MemoryStore } from '../index.ts'
import { storeContract } from '../store-contract.ts'

storeContract('memory', { isDurable: false, place: () => ({ open: async () => new MemoryStore() }) })
