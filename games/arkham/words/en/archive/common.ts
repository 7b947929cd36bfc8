import type { commonArchive as archive } from '../../../cards/archive/index.ts'
import type { ArchiveWords } from '../../archive.ts'

export const commonArchive: ArchiveWords<typeof archive> = {
  1: {
    front: {
      title: 'Mounting Panic',
      text: 'When a space has four or more doom, remove three of them. Then place 1 doom on each other space of that neighbourhood and 1 doom on the scenario sheet.',
    },
  },
  2: {
    front: {
      title: 'Anomalies',
      text: 'When a space has three doom, or a neighbourhood five in total, place an anomaly token in the centre of that neighbourhood. Doom that would be placed there then goes to the scenario sheet instead, and encounters there are anomaly encounters. When no doom is left in the neighbourhood, remove the anomaly token.',
    },
  },
}
