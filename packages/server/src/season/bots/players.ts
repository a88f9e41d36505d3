import {
  agree,
  backs,
  coin,
  disagree,
  doubtsBelow,
  supports,
  supportsOr,
  mostlyAgree,
  onlyGold,
  onlyIn,
  type Strategy,
} from './strategies.ts';

/** `activity`: the share of eligible matches on which the bot picks. */
export type BotPlayer = { name: string; activity: number; strategy: Strategy };

const bot = (name: string, activity: number, strategy: Strategy): BotPlayer => ({ name, activity, strategy });

/** The bots of the demo season. Names are part of their random seeds: renaming a bot changes its picks. */
export const BOT_PLAYERS: readonly BotPlayer[] = [
  bot('believer', 0.95, agree),
  bot('devotee', 0.7, agree),
  bot('echo', 0.5, agree),
  bot('rebel', 0.95, disagree),
  bot('sceptic', 0.6, disagree),
  bot('naysayer', 0.4, disagree),
  bot('homer', 0.9, backs('HOME')),
  bot('hearth', 0.6, backs('HOME')),
  bot('wanderer', 0.9, backs('AWAY')),
  bot('nomad', 0.5, backs('AWAY')),
  bot('stalemate', 0.8, onlyIn('EPL', backs('DRAW'))),
  bot('contrarian', 0.9, doubtsBelow(60)),
  bot('doubter', 0.8, doubtsBelow(55)),
  bot('cynic', 0.8, doubtsBelow(70)),
  bot('gambler', 0.7, doubtsBelow(65)),
  bot('prospector', 1, onlyGold(disagree)),
  bot('goldfinger', 1, onlyGold(doubtsBelow(62))),
  bot('magpie', 0.9, onlyGold(agree)),
  bot('nugget', 0.9, onlyGold(coin)),
  bot('coinflip', 0.95, coin),
  bot('dicey', 0.7, coin),
  bot('shrug', 0.4, coin),
  bot('loyalist', 0.9, mostlyAgree(0.85)),
  bot('wobbler', 0.8, mostlyAgree(0.65)),
  bot('grump', 0.8, mostlyAgree(0.3)),
  bot('hoops', 0.95, onlyIn('NBA', doubtsBelow(58))),
  bot('buzzer', 0.9, onlyIn('NBA', agree)),
  bot('rimrattler', 0.8, onlyIn('NBA', coin)),
  bot('terrace', 0.95, onlyIn('EPL', doubtsBelow(48))),
  bot('matchday', 0.9, onlyIn('EPL', agree)),
  bot('offside', 0.9, onlyIn('EPL', disagree)),
  bot('showtime', 0.9, supportsOr('Los Angeles Lakers', mostlyAgree(0.7))),
  bot('celtic', 0.7, supportsOr('Boston Celtics', coin)),
  bot('gunner', 0.9, supportsOr('Arsenal', mostlyAgree(0.8))),
  bot('kopite', 1, supports('Liverpool')),
  bot('knickerbocker', 1, supports('New York Knicks')),
];
