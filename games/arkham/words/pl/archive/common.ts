import type { commonArchive as archive } from '../../../cards/archive/index.ts'
import type { ArchiveWords } from '../../archive.ts'

export const commonArchive: ArchiveWords<typeof archive> = {
  1: {
    front: {
      title: 'Narastająca panika',
      text: 'Gdy na polu są co najmniej cztery żetony zagłady, usuń trzy z nich. Potem umieść po 1 żetonie zagłady na każdym innym polu tej dzielnicy i 1 żeton zagłady na arkuszu scenariusza.',
    },
  },
  2: {
    front: {
      title: 'Anomalie',
      text: 'Gdy na polu są trzy żetony zagłady albo w dzielnicy łącznie pięć, umieść żeton anomalii na środkowym obszarze tej dzielnicy. Żetony zagłady, które miałyby tam trafić, umieszcza się odtąd na arkuszu scenariusza, a spotkania są tam spotkaniami anomalii. Gdy w dzielnicy nie ma już żetonów zagłady, usuń żeton anomalii.',
    },
  },
}
