CREATE TABLE "one_time" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"token_hash" text NOT NULL,
	"person_id" uuid,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"consumed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_time_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "one_time_code" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"consumed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_identity" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "person_identity_subject" UNIQUE("provider","issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"kind" text NOT NULL,
	"person_id" uuid,
	"site_id" uuid,
	"origin" text,
	"scope" text[] DEFAULT '{}' NOT NULL,
	"visitor_id" uuid,
	"user_agent" text,
	"device_hash" text,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "site" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"school_id" uuid,
	"public_key" text NOT NULL,
	"secret_key_hash" text NOT NULL,
	"origins" text[] NOT NULL,
	"scope" text[] NOT NULL,
	"brand" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_public_key_unique" UNIQUE("public_key"),
	CONSTRAINT "site_secret_key_hash_unique" UNIQUE("secret_key_hash")
);
--> statement-breakpoint
CREATE TABLE "fact" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"person_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"local_day" date NOT NULL,
	"quiz_id" uuid,
	"question_id" uuid,
	"question_version_id" uuid,
	"marks_given" real,
	"max_marks" real,
	"hints_used" integer,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lease" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payload" json NOT NULL,
	"run_at" timestamp with time zone DEFAULT now() NOT NULL,
	"holder" uuid,
	"leased_until" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"takeovers" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "keyed_request" (
	"principal" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"holder" uuid NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"reply" json,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "keyed_request_principal_key_pk" PRIMARY KEY("principal","key")
);
--> statement-breakpoint
CREATE TABLE "once" (
	"name" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_checkout" (
	"id" text PRIMARY KEY NOT NULL,
	"order" jsonb NOT NULL,
	"is_paid" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_subscription" (
	"ref" text PRIMARY KEY NOT NULL,
	"checkout_id" uuid NOT NULL,
	"status" text NOT NULL,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"offers" jsonb NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "academic_level" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "class_student" (
	"class_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	CONSTRAINT "class_student_class_id_student_id_pk" PRIMARY KEY("class_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "class_teacher" (
	"class_id" uuid NOT NULL,
	"teacher_id" uuid NOT NULL,
	CONSTRAINT "class_teacher_class_id_teacher_id_pk" PRIMARY KEY("class_id","teacher_id")
);
--> statement-breakpoint
CREATE TABLE "course" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"school_id" uuid,
	"subject_id" text NOT NULL,
	"academic_level_id" text,
	"is_published" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_grant" (
	"person_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_grant_person_id_course_id_source_pk" PRIMARY KEY("person_id","course_id","source")
);
--> statement-breakpoint
CREATE TABLE "course_pause" (
	"person_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_pause_person_id_course_id_pk" PRIMARY KEY("person_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "course_person" (
	"course_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	CONSTRAINT "course_person_course_id_person_id_pk" PRIMARY KEY("course_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "department_subject" (
	"person_id" uuid NOT NULL,
	"subject_id" text NOT NULL,
	CONSTRAINT "department_subject_person_id_subject_id_pk" PRIMARY KEY("person_id","subject_id")
);
--> statement-breakpoint
CREATE TABLE "free_tier_lift" (
	"person_id" uuid NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "free_tier_lift_person_id_source_pk" PRIMARY KEY("person_id","source")
);
--> statement-breakpoint
CREATE TABLE "class" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid NOT NULL,
	"name" text NOT NULL,
	"academic_level_id" text,
	"subject_id" text,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parent_child" (
	"parent_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "parent_child_parent_id_child_id_pk" PRIMARY KEY("parent_id","child_id")
);
--> statement-breakpoint
CREATE TABLE "person" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_role_id" smallint NOT NULL,
	"teacher_role_id" smallint,
	"school_id" uuid,
	"username" text NOT NULL,
	"email" text,
	"email_confirmed_at" timestamp with time zone,
	"mobile_number" text,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"academic_level_id" text,
	"password_hash" text,
	"is_free_tier" boolean DEFAULT false NOT NULL,
	"has_agreed_policy" boolean DEFAULT false NOT NULL,
	"profile_pic_file" text,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"site_id" uuid,
	"external_id" text,
	"active" boolean DEFAULT true NOT NULL,
	"last_logged_in" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "person_username_unique" UNIQUE("username"),
	CONSTRAINT "person_email_unique" UNIQUE("email"),
	CONSTRAINT "person_mobile_number_unique" UNIQUE("mobile_number")
);
--> statement-breakpoint
CREATE TABLE "school" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"domain_name" text,
	"flags" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"brand" jsonb,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "school_domain_name_unique" UNIQUE("domain_name")
);
--> statement-breakpoint
CREATE TABLE "subject" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stream" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"epoch" integer DEFAULT 0 NOT NULL,
	"last_event" integer DEFAULT 0 NOT NULL,
	"finished" boolean DEFAULT false NOT NULL,
	"stop_requested" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"compacted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "stream_event" (
	"stream_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"event" text NOT NULL,
	"data" json NOT NULL,
	"lengths" integer[],
	CONSTRAINT "stream_event_stream_id_number_pk" PRIMARY KEY("stream_id","number")
);
--> statement-breakpoint
CREATE TABLE "activation_code" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"school_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"made_by" uuid NOT NULL,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"redeemed_at" timestamp with time zone,
	"redeemed_by" uuid,
	"student_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "activation_code_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "activation_code_course" (
	"code_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	CONSTRAINT "activation_code_course_code_id_course_id_pk" PRIMARY KEY("code_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "knowledge_document" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"filename" text NOT NULL,
	"document_type_id" smallint NOT NULL,
	"size" integer NOT NULL,
	"passage_count" integer NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"source_key" text,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "knowledge_passage" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"heading" text NOT NULL,
	"text" text NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', heading), 'A') || setweight(to_tsvector('english', "text"), 'C')) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"thread_id" uuid NOT NULL,
	"person_id" uuid,
	"chat_session_id" uuid,
	"from_user" boolean NOT NULL,
	"type" text DEFAULT 'text' NOT NULL,
	"text" text NOT NULL,
	"survey_type" text,
	"response_value" smallint,
	"state" text NOT NULL,
	"stream_id" uuid,
	"reply_to" uuid,
	"plan" jsonb,
	"citations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"suggestions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"liked" boolean DEFAULT false NOT NULL,
	"disliked" boolean DEFAULT false NOT NULL,
	"bookmarked" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_hash" text NOT NULL,
	"site_id" uuid,
	"visitor_id" uuid,
	"title" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_session_session_hash_unique" UNIQUE("session_hash")
);
--> statement-breakpoint
CREATE TABLE "chat_thread" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid,
	"chat_session_id" uuid,
	"title" text DEFAULT '' NOT NULL,
	"version_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"active_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coach_progress" (
	"thread_id" uuid NOT NULL,
	"version_id" text NOT NULL,
	"item_id" text NOT NULL,
	"rungs" integer DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"solved" boolean DEFAULT false NOT NULL,
	"answer_told" boolean DEFAULT false NOT NULL,
	CONSTRAINT "coach_progress_thread_id_version_id_item_id_pk" PRIMARY KEY("thread_id","version_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "import_piece" (
	"import_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "import_piece_import_id_number_pk" PRIMARY KEY("import_id","number")
);
--> statement-breakpoint
CREATE TABLE "import_run" (
	"id" uuid PRIMARY KEY NOT NULL,
	"filename" text NOT NULL,
	"format" text,
	"state" text DEFAULT 'running' NOT NULL,
	"alive_at" timestamp with time zone DEFAULT now() NOT NULL,
	"report" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "passage" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source_key" text NOT NULL,
	"external_id" text NOT NULL,
	"content_hash" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"source" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source_key" text NOT NULL,
	"external_id" text NOT NULL,
	"version_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"course" text NOT NULL,
	"language" text NOT NULL,
	"terms" text[] NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"question_id" uuid NOT NULL,
	"person_id" uuid,
	"message" text NOT NULL,
	"resolved_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_term" (
	"term" text PRIMARY KEY NOT NULL,
	"questions" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_version" (
	"id" uuid PRIMARY KEY NOT NULL,
	"question_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"content_hash" text NOT NULL,
	"max_marks" real NOT NULL,
	"passage_id" uuid,
	"body" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staged_question" (
	"id" uuid PRIMARY KEY NOT NULL,
	"question_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"source_key" text NOT NULL,
	"external_id" text NOT NULL,
	"content_hash" text NOT NULL,
	"subject" text NOT NULL,
	"course" text NOT NULL,
	"language" text NOT NULL,
	"terms" text[] NOT NULL,
	"max_marks" real NOT NULL,
	"passage_id" uuid,
	"body" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempt" (
	"id" uuid PRIMARY KEY NOT NULL,
	"quiz_id" uuid NOT NULL,
	"learner" text NOT NULL,
	"assignment_id" uuid DEFAULT '00000000-0000-0000-0000-000000000000' NOT NULL,
	"number" smallint NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	"grading_completed" boolean DEFAULT false NOT NULL,
	"total_score" real DEFAULT 0 NOT NULL,
	"max_score" real NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bookmark" (
	"attempt_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"evaluation_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bookmark_attempt_id_question_id_pk" PRIMARY KEY("attempt_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "evaluation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"attempt_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"question_id" uuid NOT NULL,
	"question_version_id" uuid NOT NULL,
	"max_marks" real NOT NULL,
	"answer" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"queued_at" timestamp with time zone,
	"marked_at" timestamp with time zone,
	"marks_given" real,
	"is_full_marks" boolean,
	"part_marks" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"explanation" text,
	"hints_used" smallint DEFAULT 0 NOT NULL,
	"liked" boolean DEFAULT false NOT NULL,
	"disliked" boolean DEFAULT false NOT NULL,
	"feedback" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hint_use" (
	"evaluation_id" uuid NOT NULL,
	"item_id" text NOT NULL,
	"number" smallint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hint_use_evaluation_id_item_id_number_pk" PRIMARY KEY("evaluation_id","item_id","number")
);
--> statement-breakpoint
CREATE TABLE "quiz" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source_key" text NOT NULL,
	"external_id" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"language" text NOT NULL,
	"group_type_id" smallint NOT NULL,
	"course_id" uuid,
	"source" jsonb,
	"published" boolean NOT NULL,
	"question_count" integer NOT NULL,
	"max_score" real NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quiz_question" (
	"quiz_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"question_id" uuid NOT NULL,
	"question_version_id" uuid NOT NULL,
	"max_marks" real NOT NULL,
	CONSTRAINT "quiz_question_quiz_id_position_pk" PRIMARY KEY("quiz_id","position")
);
--> statement-breakpoint
CREATE TABLE "school_pause" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "badge" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"measure" text NOT NULL,
	"threshold" integer NOT NULL,
	"subject_id" text
);
--> statement-breakpoint
CREATE TABLE "collectible" (
	"id" uuid PRIMARY KEY NOT NULL,
	"collectible_theme_id" uuid NOT NULL,
	"name" text NOT NULL,
	"subject_id" text,
	"file_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collectible_theme" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"subject_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collectible_theme_subject_id_unique" UNIQUE("subject_id")
);
--> statement-breakpoint
CREATE TABLE "static_entry" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"subject_id" text,
	"parent_id" text,
	"position" integer NOT NULL,
	CONSTRAINT "static_entry_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "subject_flag" (
	"subject_id" text PRIMARY KEY NOT NULL,
	"maths_input" boolean DEFAULT false NOT NULL,
	"read_aloud" boolean DEFAULT false NOT NULL,
	"oral_answers" boolean DEFAULT false NOT NULL,
	"learning_path" boolean DEFAULT false NOT NULL,
	"published" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checkout" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payer_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"price_ids" jsonb NOT NULL,
	"app_origin" text NOT NULL,
	"is_from_new_sub_page" boolean NOT NULL,
	"url" text,
	"completed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_fact" (
	"provider" text NOT NULL,
	"fact_id" text NOT NULL,
	"ref" text NOT NULL,
	"fact" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_fact_provider_fact_id_pk" PRIMARY KEY("provider","fact_id")
);
--> statement-breakpoint
CREATE TABLE "price" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" char(3) NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"name" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"ref" text NOT NULL,
	"payer_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"status" text NOT NULL,
	"cancel_at_period_end" boolean NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription_price" (
	"subscription_id" uuid NOT NULL,
	"price_id" uuid NOT NULL,
	CONSTRAINT "subscription_price_subscription_id_price_id_pk" PRIMARY KEY("subscription_id","price_id")
);
--> statement-breakpoint
CREATE TABLE "email_change" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"code_hash" text,
	"tries" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "family_consent" (
	"parent_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"wording_version" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "family_consent_parent_id_child_id_pk" PRIMARY KEY("parent_id","child_id")
);
--> statement-breakpoint
CREATE TABLE "link_code" (
	"student_id" uuid PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "link_code_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "onboarding" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"record" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "onboarding_draft" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"record" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referral" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"quota" integer NOT NULL,
	"redeemed" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "referral_code_unique" UNIQUE("code"),
	CONSTRAINT "referral_within_quota" CHECK ("referral"."redeemed" between 0 and "referral"."quota")
);
--> statement-breakpoint
CREATE TABLE "referral_redemption" (
	"redeemer_id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "one_time" ADD CONSTRAINT "one_time_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_code" ADD CONSTRAINT "one_time_code_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_identity" ADD CONSTRAINT "person_identity_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site" ADD CONSTRAINT "site_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_student" ADD CONSTRAINT "class_student_class_id_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."class"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_student" ADD CONSTRAINT "class_student_student_id_person_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_teacher" ADD CONSTRAINT "class_teacher_class_id_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."class"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_teacher" ADD CONSTRAINT "class_teacher_teacher_id_person_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_subject_id_subject_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subject"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_academic_level_id_academic_level_id_fk" FOREIGN KEY ("academic_level_id") REFERENCES "public"."academic_level"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_grant" ADD CONSTRAINT "course_grant_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_grant" ADD CONSTRAINT "course_grant_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_pause" ADD CONSTRAINT "course_pause_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_pause" ADD CONSTRAINT "course_pause_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_person" ADD CONSTRAINT "course_person_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_person" ADD CONSTRAINT "course_person_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "department_subject" ADD CONSTRAINT "department_subject_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "department_subject" ADD CONSTRAINT "department_subject_subject_id_subject_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subject"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_tier_lift" ADD CONSTRAINT "free_tier_lift_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class" ADD CONSTRAINT "class_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class" ADD CONSTRAINT "class_academic_level_id_academic_level_id_fk" FOREIGN KEY ("academic_level_id") REFERENCES "public"."academic_level"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class" ADD CONSTRAINT "class_subject_id_subject_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subject"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parent_child" ADD CONSTRAINT "parent_child_parent_id_person_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parent_child" ADD CONSTRAINT "parent_child_child_id_person_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_academic_level_id_academic_level_id_fk" FOREIGN KEY ("academic_level_id") REFERENCES "public"."academic_level"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stream_event" ADD CONSTRAINT "stream_event_stream_id_stream_id_fk" FOREIGN KEY ("stream_id") REFERENCES "public"."stream"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activation_code" ADD CONSTRAINT "activation_code_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activation_code" ADD CONSTRAINT "activation_code_made_by_person_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activation_code" ADD CONSTRAINT "activation_code_redeemed_by_person_id_fk" FOREIGN KEY ("redeemed_by") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activation_code" ADD CONSTRAINT "activation_code_student_id_person_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activation_code_course" ADD CONSTRAINT "activation_code_course_code_id_activation_code_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."activation_code"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activation_code_course" ADD CONSTRAINT "activation_code_course_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_passage" ADD CONSTRAINT "knowledge_passage_document_id_knowledge_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."knowledge_document"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_thread_id_chat_thread_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."chat_thread"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_thread" ADD CONSTRAINT "chat_thread_chat_session_id_chat_session_id_fk" FOREIGN KEY ("chat_session_id") REFERENCES "public"."chat_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_progress" ADD CONSTRAINT "coach_progress_thread_id_chat_thread_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."chat_thread"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_piece" ADD CONSTRAINT "import_piece_import_id_import_run_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."import_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_report" ADD CONSTRAINT "question_report_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_version" ADD CONSTRAINT "question_version_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_version" ADD CONSTRAINT "question_version_passage_id_passage_id_fk" FOREIGN KEY ("passage_id") REFERENCES "public"."passage"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt" ADD CONSTRAINT "attempt_quiz_id_quiz_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quiz"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmark" ADD CONSTRAINT "bookmark_attempt_id_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempt"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmark" ADD CONSTRAINT "bookmark_evaluation_id_evaluation_id_fk" FOREIGN KEY ("evaluation_id") REFERENCES "public"."evaluation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation" ADD CONSTRAINT "evaluation_attempt_id_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempt"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hint_use" ADD CONSTRAINT "hint_use_evaluation_id_evaluation_id_fk" FOREIGN KEY ("evaluation_id") REFERENCES "public"."evaluation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_question" ADD CONSTRAINT "quiz_question_quiz_id_quiz_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quiz"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_pause" ADD CONSTRAINT "school_pause_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_pause" ADD CONSTRAINT "school_pause_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collectible" ADD CONSTRAINT "collectible_collectible_theme_id_collectible_theme_id_fk" FOREIGN KEY ("collectible_theme_id") REFERENCES "public"."collectible_theme"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout" ADD CONSTRAINT "checkout_payer_id_person_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout" ADD CONSTRAINT "checkout_student_id_person_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price" ADD CONSTRAINT "price_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_payer_id_person_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_student_id_person_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_price" ADD CONSTRAINT "subscription_price_subscription_id_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscription"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_price" ADD CONSTRAINT "subscription_price_price_id_price_id_fk" FOREIGN KEY ("price_id") REFERENCES "public"."price"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_change" ADD CONSTRAINT "email_change_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_consent" ADD CONSTRAINT "family_consent_parent_id_person_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_consent" ADD CONSTRAINT "family_consent_child_id_person_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_code" ADD CONSTRAINT "link_code_student_id_person_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboarding" ADD CONSTRAINT "onboarding_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_redemption" ADD CONSTRAINT "referral_redemption_redeemer_id_person_id_fk" FOREIGN KEY ("redeemer_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_redemption" ADD CONSTRAINT "referral_redemption_owner_id_referral_owner_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."referral"("owner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "one_time_person" ON "one_time" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "one_time_expires" ON "one_time" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "one_time_code_person" ON "one_time_code" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "person_identity_person" ON "person_identity" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "session_person" ON "session" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "session_expires" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "fact_person" ON "fact" USING btree ("person_id","at");--> statement-breakpoint
CREATE INDEX "fact_kind" ON "fact" USING btree ("kind","at");--> statement-breakpoint
CREATE INDEX "lease_due" ON "lease" USING btree ("kind","run_at");--> statement-breakpoint
CREATE INDEX "keyed_created" ON "keyed_request" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sandbox_subscription_due" ON "sandbox_subscription" USING btree ("status","period_end");--> statement-breakpoint
CREATE INDEX "class_student_student" ON "class_student" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "class_teacher_teacher" ON "class_teacher" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "course_person_person" ON "course_person" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "class_school" ON "class" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "parent_child_child" ON "parent_child" USING btree ("child_id");--> statement-breakpoint
CREATE UNIQUE INDEX "person_site_learner" ON "person" USING btree ("site_id","external_id") WHERE "person"."site_id" is not null;--> statement-breakpoint
CREATE INDEX "person_school" ON "person" USING btree ("school_id");--> statement-breakpoint
CREATE UNIQUE INDEX "person_username_lower" ON "person" USING btree (lower("username"));--> statement-breakpoint
CREATE INDEX "stream_finished" ON "stream" USING btree ("finished_at");--> statement-breakpoint
CREATE INDEX "stream_created" ON "stream" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "activation_code_school" ON "activation_code" USING btree ("school_id","created_at");--> statement-breakpoint
CREATE INDEX "activation_code_student" ON "activation_code" USING btree ("student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "knowledge_document_source" ON "knowledge_document" USING btree ("source_key") WHERE "knowledge_document"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "knowledge_document_created" ON "knowledge_document" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "knowledge_passage_search" ON "knowledge_passage" USING gin ("search");--> statement-breakpoint
CREATE INDEX "knowledge_passage_document" ON "knowledge_passage" USING btree ("document_id","number");--> statement-breakpoint
CREATE INDEX "chat_message_thread" ON "chat_message" USING btree ("thread_id","id");--> statement-breakpoint
CREATE INDEX "chat_message_person" ON "chat_message" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "chat_message_session" ON "chat_message" USING btree ("chat_session_id","id");--> statement-breakpoint
CREATE INDEX "chat_message_bookmarked" ON "chat_message" USING btree ("person_id","id") WHERE "chat_message"."bookmarked";--> statement-breakpoint
CREATE UNIQUE INDEX "chat_message_streaming" ON "chat_message" USING btree ("thread_id") WHERE "chat_message"."state" = 'streaming';--> statement-breakpoint
CREATE INDEX "chat_thread_person" ON "chat_thread" USING btree ("person_id","active_at");--> statement-breakpoint
CREATE INDEX "chat_thread_session" ON "chat_thread" USING btree ("chat_session_id","active_at");--> statement-breakpoint
CREATE UNIQUE INDEX "import_run_one" ON "import_run" USING btree ("state") WHERE state = 'running';--> statement-breakpoint
CREATE UNIQUE INDEX "passage_source" ON "passage" USING btree ("source_key","external_id","content_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "question_source" ON "question" USING btree ("source_key","external_id");--> statement-breakpoint
CREATE INDEX "question_terms" ON "question" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "question_report_question" ON "question_report" USING btree ("question_id");--> statement-breakpoint
CREATE UNIQUE INDEX "question_version_number" ON "question_version" USING btree ("question_id","number");--> statement-breakpoint
CREATE INDEX "question_version_passage" ON "question_version" USING btree ("passage_id");--> statement-breakpoint
CREATE UNIQUE INDEX "staged_question_name" ON "staged_question" USING btree ("import_id","source_key","external_id");--> statement-breakpoint
CREATE UNIQUE INDEX "attempt_number" ON "attempt" USING btree ("quiz_id","learner","assignment_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "attempt_open" ON "attempt" USING btree ("quiz_id","learner","assignment_id") WHERE submitted_at is null;--> statement-breakpoint
CREATE INDEX "attempt_learner" ON "attempt" USING btree ("learner","started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "evaluation_question" ON "evaluation" USING btree ("attempt_id","question_id");--> statement-breakpoint
CREATE INDEX "evaluation_queued" ON "evaluation" USING btree ("queued_at") WHERE state = 'queued';--> statement-breakpoint
CREATE UNIQUE INDEX "quiz_source" ON "quiz" USING btree ("source_key","external_id");--> statement-breakpoint
CREATE INDEX "quiz_course" ON "quiz" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "school_pause_school" ON "school_pause" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "collectible_theme_of" ON "collectible" USING btree ("collectible_theme_id");--> statement-breakpoint
CREATE INDEX "checkout_payer" ON "checkout" USING btree ("payer_id");--> statement-breakpoint
CREATE INDEX "payment_fact_ref" ON "payment_fact" USING btree ("provider","ref");--> statement-breakpoint
CREATE UNIQUE INDEX "price_on_sale" ON "price" USING btree ("product_id","mode") WHERE "price"."active";--> statement-breakpoint
CREATE INDEX "product_course" ON "product" USING btree ("course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_ref" ON "subscription" USING btree ("provider","ref");--> statement-breakpoint
CREATE INDEX "subscription_student" ON "subscription" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "subscription_payer" ON "subscription" USING btree ("payer_id");--> statement-breakpoint
CREATE INDEX "onboarding_draft_expires" ON "onboarding_draft" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "referral_redemption_owner" ON "referral_redemption" USING btree ("owner_id");