import { followModeButtons } from '@yado/shared/whole-page/follow-mode-buttons';
import { followPrintButtons } from '@yado/shared/whole-page/follow-print-buttons';
import { followRoomChoice } from './lib/follow-room-choice.ts';

followModeButtons();
followPrintButtons();
followRoomChoice();
