/** What is told about each game, and in which order. The words are in `rules.json` of each language. */
import { rules as loaders } from 'virtual:languages';
import type { PlainKey } from '../../lib/i18n/index.svelte';
import type { RuleMessages } from '../../lib/i18n/messages';
import type { Game, Language } from '../../lib/types';

export type RuleKey = keyof RuleMessages;
export type Words = Record<RuleKey, string>;

interface Step {
  title: RuleKey;
  text: RuleKey;
  drawing: string;
}
interface Points {
  /** What it is called at the table. */
  name?: PlainKey;
  text: RuleKey;
  drawing: string;
}
interface Rules {
  aim: RuleKey;
  round: RuleKey;
  steps: Step[];
  points: Points[];
  example: RuleKey;
  end: RuleKey;
}

export const rules: Record<Game, Rules> = {
  stella: {
    aim: 'rules.stella.aim',
    round: 'rules.round',
    steps: [
      { title: 'rules.stella.word', text: 'rules.stella.word_text', drawing: 'word' },
      { title: 'rules.stella.mark', text: 'rules.stella.mark_text', drawing: 'marks' },
      { title: 'rules.stella.count', text: 'rules.stella.count_text', drawing: 'lanterns' },
      { title: 'rules.stella.show', text: 'rules.stella.show_text', drawing: 'shown' },
      { title: 'rules.stella.next', text: 'rules.stella.next_text', drawing: 'next' },
    ],
    points: [
      { name: 'stella.spark', text: 'rules.stella.spark', drawing: 'spark' },
      { name: 'stella.super_spark', text: 'rules.stella.super', drawing: 'super' },
      { name: 'stella.fall', text: 'rules.stella.fall', drawing: 'fall' },
      { text: 'rules.stella.dark', drawing: 'dark' },
    ],
    example: 'rules.stella.example',
    end: 'rules.stella.end',
  },
  odyssey: {
    aim: 'rules.odyssey.aim',
    round: 'rules.turn',
    steps: [
      { title: 'rules.tell', text: 'rules.odyssey.tell', drawing: 'tell' },
      { title: 'rules.give', text: 'rules.odyssey.give', drawing: 'give' },
      { title: 'rules.vote', text: 'rules.odyssey.vote', drawing: 'vote' },
      { title: 'rules.reveal', text: 'rules.odyssey.reveal', drawing: 'track' },
    ],
    points: [
      { text: 'rules.odyssey.some', drawing: 'three' },
      { text: 'rules.odyssey.all', drawing: 'nothing' },
      { text: 'rules.odyssey.lure', drawing: 'lure' },
      { text: 'rules.odyssey.sure', drawing: 'more' },
    ],
    example: 'rules.odyssey.example',
    end: 'rules.odyssey.end',
  },
  party: {
    aim: 'rules.party.aim',
    round: 'rules.turn',
    steps: [
      { title: 'rules.tell', text: 'rules.party.tell', drawing: 'blind' },
      { title: 'rules.give', text: 'rules.party.give', drawing: 'give' },
      { title: 'rules.party.green', text: 'rules.party.green_text', drawing: 'green' },
      { title: 'rules.party.red', text: 'rules.party.red_text', drawing: 'red' },
      { title: 'rules.party.pass', text: 'rules.party.pass_text', drawing: 'pass' },
    ],
    points: [
      { text: 'rules.party.crowd', drawing: 'crowd' },
      { text: 'rules.party.alone', drawing: 'alone' },
      { text: 'rules.party.caught', drawing: 'caught' },
    ],
    example: 'rules.party.example',
    end: 'rules.party.end',
  },
  team: {
    aim: 'rules.team.aim',
    round: 'rules.turn',
    steps: [
      { title: 'rules.tell', text: 'rules.team.tell', drawing: 'tell' },
      { title: 'rules.team.partner', text: 'rules.team.partner_text', drawing: 'partner' },
      { title: 'rules.team.agree', text: 'rules.team.agree_text', drawing: 'agree' },
      { title: 'rules.vote', text: 'rules.team.vote', drawing: 'vote' },
      { title: 'rules.reveal', text: 'rules.team.reveal', drawing: 'track' },
    ],
    points: [
      { text: 'rules.team.some', drawing: 'three' },
      { text: 'rules.team.all', drawing: 'nothing' },
      { text: 'rules.team.lure', drawing: 'lure' },
    ],
    example: 'rules.team.example',
    end: 'rules.team.end',
  },
};

export const loadWords = async (language: Language): Promise<Words> => (await loaders[language]()).default;
