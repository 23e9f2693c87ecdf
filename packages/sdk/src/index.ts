export { decorationSheet } from '@coachkit/brand'
export type {
  BrandConfig,
  Calls,
  ChatMessage,
  Citation,
  Class,
  Course,
  EmbedSession,
  ErrorCode,
  Problem,
  QuizSummary,
  Role,
  SignedIn,
  Student,
  User,
} from '@coachkit/contract'
export { tokenSheet } from './brand/tokens.ts'
export type { CallInput } from './client/call-input.ts'
export { createClient } from './client/client.ts'
export { askAgain } from './client/retry.ts'
export type { Tokens } from './client/send.ts'
export { type CreateOptions, createCoachKit } from './create-coach-kit.ts'
export { asChoice, asFlag, asInteger, asText } from './element/attribute-types.ts'
export type { CoachError, CoachErrorCode } from './element/coach-error.ts'
export { defineWidget } from './element/define-widget.ts'
export type {
  AttributeProperties,
  CommonEvents,
  ElementOf,
  EventsOf,
  WidgetClass,
  WidgetElement,
} from './element/widget-class.ts'
export type { CommonProps, ComponentProps, TagProps } from './element/widget-props.ts'
export { type BubblePlace, stepAside } from './embed/step-aside.ts'
export { personalNames } from './kit/keeps.ts'
export type { CoachKit, KitOptions, LoadedKit, MountAttributes } from './kit/options.ts'
export type { MistakeCode, MistakeValues, Tell } from './mistakes/codes.ts'
export type { GetToken, TokenReply, TokenWish } from './session/grant.ts'
export type { Identity } from './session/session.ts'
export { toJson } from './to-json.ts'
export { uniqueId } from './unique-id.ts'
export type * from './widget-types.ts'
export { directionOf } from './words/words.ts'
