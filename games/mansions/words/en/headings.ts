import type { Story } from '../../content/ids.ts'
import type { Headings } from '../headings.ts'

/** Titles and questions of the stories; their pages are apart (stories/). */
export const headings: Readonly<Record<Story, Headings>> = {
  hour: {
    title: 'The Thirteenth Hour',
    questions: [
      {
        question: 'Whose is the thirteenth hour?',
        answers: {
          A: 'The thing that came down the angles.',
          B: 'The Guild that pays for it.',
          C: 'His widow, Odile.',
        },
      },
      {
        question: 'Where did Lucian end?',
        answers: {
          A: 'Up with his clock.',
          B: 'Down among his dead.',
        },
      },
      {
        question: 'What did he trust?',
        answers: {
          A: 'His hands.',
          B: 'His figures.',
        },
      },
      {
        question: 'Whom was the wake for?',
        answers: {
          A: 'The guests.',
          B: 'The books.',
        },
      },
    ],
    events: ['Quarter Past', 'Half Past', 'Quarter To', 'The Stroke', 'Thirteen'],
    objectives: {
      A: 'What Follows the Angles',
      B: 'Strike Thirteen',
      C: "The Widow's Hour",
    },
  },
  ward: {
    title: 'The Cold Ward',
    questions: [
      {
        question: 'What does Dr Koss serve?',
        answers: {
          A: 'The surgeons from outside.',
          B: 'His own shame.',
          C: 'The tenant under the floor.',
        },
      },
      {
        question: 'What does the house run on?',
        answers: {
          A: 'Cold.',
          B: 'Heat.',
        },
      },
      {
        question: 'Who signs for the dead?',
        answers: {
          A: 'The director.',
          B: 'Nobody.',
        },
      },
      {
        question: 'What did Bed Nine count?',
        answers: {
          A: 'Names.',
          B: 'Bottles.',
        },
      },
    ],
    events: ['Lights Out', 'Rounds', 'The Night Bell', 'Crisis', 'Morning'],
    objectives: {
      A: 'Cold Storage',
      B: 'The Purge',
      C: 'The Tenant',
    },
  },
  lamp: {
    title: 'What the Lamp Called',
    questions: [
      {
        question: 'What is the light for?',
        answers: {
          A: 'For the guest.',
          B: 'For the trade.',
          C: 'For the child.',
        },
      },
      {
        question: 'Where did Carrow finish his log?',
        answers: {
          A: 'At the lamp.',
          B: 'At the water.',
        },
      },
      {
        question: 'Who buried the drowned?',
        answers: {
          A: 'The parson.',
          B: 'Nobody.',
        },
      },
      {
        question: 'What walks at low water?',
        answers: {
          A: 'Those who came ashore.',
          B: 'Those who went to meet them.',
        },
      },
    ],
    events: ['Slack Water', 'The Turn', 'Making', 'High Water', 'Ebb'],
    objectives: {
      A: 'A Window on the Sea',
      B: 'No Hands Found Living',
      C: "The Keeper's Daughter",
    },
  },
  volume: {
    title: 'The Unreturned Volume',
    questions: [
      {
        question: 'What does the book want?',
        answers: {
          A: 'To be read to the end.',
          B: 'To be complete.',
          C: 'To be believed.',
        },
      },
      {
        question: 'Where do they put what they cannot lend?',
        answers: {
          A: 'Under the house.',
          B: 'Among the weapons.',
        },
      },
      {
        question: 'Who had it first, on Tuesday?',
        answers: {
          A: 'The binder.',
          B: 'The lecturer.',
        },
      },
      {
        question: 'Which brother is dead?',
        answers: {
          A: 'Ambrose.',
          B: 'Linus.',
        },
      },
    ],
    events: ['First Bell', 'The Rounds', 'Second Bell', 'Closing', 'Morning Mail'],
    objectives: {
      A: 'The Last Page',
      B: 'The Complete Catalogue',
      C: 'The Brothers Pettibone',
    },
  },
  harvest: {
    title: 'The Harvest Table',
    questions: [
      {
        question: 'Who comes to the table?',
        answers: {
          A: 'What ploughs.',
          B: 'The congregation.',
          C: 'The sower.',
        },
      },
      {
        question: 'Where was the first furrow cut?',
        answers: {
          A: 'In hallowed ground.',
          B: 'Under the house.',
        },
      },
      {
        question: 'Who kept the tally?',
        answers: {
          A: 'The boy.',
          B: 'The slaughterman.',
        },
      },
      {
        question: 'What was the first fruit of the year?',
        answers: {
          A: 'Their own dead.',
          B: 'A stranger.',
        },
      },
    ],
    events: ['Soup', 'Fish', 'Roast', 'Grace', 'Morning'],
    objectives: {
      A: 'What Ploughs',
      B: 'It Is Laid for You',
      C: 'Good Ground',
    },
  },
}
